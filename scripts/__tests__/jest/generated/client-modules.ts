/** No plugin listens to the navigation. */
export default [];
