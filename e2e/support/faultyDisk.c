/*
 * A disk that fails and loses what was not synced, for one process: a library that LD_PRELOAD puts
 * before the C library. It knows the calls on files below FAULTS_ROOT, makes one of them fail as
 * FAULTS_CONTROL says, and keeps in FAULTS_DURABLE what a power cut at this moment would leave.
 *
 * A file is there by its inode number, with the bytes of its last successful sync: a failed sync
 * loses what it was to sync, as on Linux. A folder's file "<inode>.names" has the names of its
 * last sync, each with its inode.
 */
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

enum kind { WRITE, SHORT_WRITE, SYNC, CLOSE };

/* Shared with the test, which reads and writes the file (faultRounds.ts). */
static struct control {
  int isOn;
  int kind;
  /* Which call of the kind fails, from 1; and all after it. */
  int at;
  int isLasting;
  int error;
  int calls;
  int injected;
} *control;

/* What a file has been written since its last sync. */
#define MAX_RANGES 65536
static struct range {
  ino_t inode;
  off_t start;
  off_t length;
} ranges[MAX_RANGES];
static int rangeCount;

static const char *root, *durable;

#define REAL(name) \
  static __typeof__(name) *real; \
  if (!real) real = (__typeof__(name) *)dlsym(RTLD_NEXT, #name)

__attribute__((constructor)) static void start(void) {
  root = getenv("FAULTS_ROOT");
  durable = getenv("FAULTS_DURABLE");
  const char *file = getenv("FAULTS_CONTROL");
  if (!root || !durable || !file) return;
  int fd = open(file, O_RDWR);
  if (fd == -1) return;
  void *shared = mmap(NULL, sizeof *control, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
  if (shared != MAP_FAILED) control = shared;
}

static int isWatched(int fd, struct stat *found) {
  char link[64], name[PATH_MAX];
  if (!control || !control->isOn) return 0;
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t length = readlink(link, name, sizeof name - 1);
  if (length <= 0) return 0;
  name[length] = 0;
  return strncmp(name, root, strlen(root)) == 0 && fstat(fd, found) == 0;
}

static int fails(enum kind kind) {
  if (control->kind != (int)kind) return 0;
  control->calls += 1;
  int isNow = control->calls == control->at || (control->isLasting && control->calls > control->at);
  if (isNow) control->injected += 1;
  if (isNow) errno = control->error;
  return isNow;
}

static void note(ino_t inode, off_t start, off_t length) {
  if (rangeCount == MAX_RANGES) abort();
  ranges[rangeCount++] = (struct range){inode, start, length};
}

static ssize_t realWrite(int fd, const void *bytes, size_t length, off_t at) {
  static ssize_t (*real)(int, const void *, size_t, off_t);
  if (!real) real = (ssize_t(*)(int, const void *, size_t, off_t))dlsym(RTLD_NEXT, "pwrite64");
  return real(fd, bytes, length, at);
}

static int realClose(int fd) {
  REAL(close);
  return real(fd);
}

/* Copies what was written since the last sync to the durable file. */
static void keepFile(int fd, const struct stat *found) {
  char name[PATH_MAX], bytes[65536];
  snprintf(name, sizeof name, "%s/%lu", durable, (unsigned long)found->st_ino);
  int copy = open(name, O_RDWR | O_CREAT, 0600), source;
  snprintf(name, sizeof name, "/proc/self/fd/%d", fd);
  source = open(name, O_RDONLY);
  for (int each = 0; each < rangeCount; each++) {
    if (ranges[each].inode != found->st_ino) continue;
    off_t at = ranges[each].start, end = at + ranges[each].length;
    while (at < end) {
      size_t size = end - at < (off_t)sizeof bytes ? (size_t)(end - at) : sizeof bytes;
      ssize_t got = pread(source, bytes, size, at);
      if (got <= 0) break;
      realWrite(copy, bytes, (size_t)got, at);
      at += got;
    }
  }
  if (ftruncate(copy, found->st_size) == -1) abort();
  realClose(copy);
  realClose(source);
}

/* Writes down which names the folder has. */
static void keepNames(int fd, const struct stat *found) {
  char name[PATH_MAX];
  snprintf(name, sizeof name, "%s/%lu.names", durable, (unsigned long)found->st_ino);
  FILE *list = fopen(name, "w");
  snprintf(name, sizeof name, "/proc/self/fd/%d", fd);
  DIR *folder = opendir(name);
  for (struct dirent *one; folder && (one = readdir(folder));) {
    if (one->d_name[0] == '.' && strlen(one->d_name) < 3 && one->d_name[strlen(one->d_name) - 1] == '.')
      continue;
    fprintf(list, "%lu %s\n", (unsigned long)one->d_ino, one->d_name);
  }
  if (folder) closedir(folder);
  fclose(list);
}

static void forget(ino_t inode) {
  int left = 0;
  for (int each = 0; each < rangeCount; each++)
    if (ranges[each].inode != inode) ranges[left++] = ranges[each];
  rangeCount = left;
}

static int syncOne(int fd, int (*real)(int)) {
  struct stat found;
  if (!isWatched(fd, &found)) return real(fd);
  control->isOn = 0;
  int isFailure = fails(SYNC), code = errno;
  if (!isFailure && S_ISDIR(found.st_mode)) keepNames(fd, &found);
  if (!isFailure && S_ISREG(found.st_mode)) keepFile(fd, &found);
  forget(found.st_ino);
  control->isOn = 1;
  errno = code;
  return isFailure ? -1 : 0;
}

int fsync(int fd) {
  REAL(fsync);
  return syncOne(fd, real);
}

int fdatasync(int fd) {
  REAL(fdatasync);
  return syncOne(fd, real);
}

int close(int fd) {
  struct stat found;
  /* As on Linux, the file is closed all the same. */
  if (isWatched(fd, &found) && fails(CLOSE)) {
    int code = errno;
    realClose(fd);
    errno = code;
    return -1;
  }
  return realClose(fd);
}

static ssize_t writeAt(int fd, const void *bytes, size_t length, off_t at) {
  struct stat found;
  if (!isWatched(fd, &found)) return realWrite(fd, bytes, length, at);
  if (fails(WRITE)) return -1;
  if (control->kind == SHORT_WRITE && length > 1) {
    if (fails(SHORT_WRITE)) length /= 2;
    /* What is left of it meets a full disk. */
    else if (control->calls == control->at + 1 && !control->isLasting) {
      errno = control->error;
      return -1;
    }
  }
  ssize_t done = realWrite(fd, bytes, length, at);
  if (done > 0) note(found.st_ino, at, done);
  return done;
}

ssize_t pwrite(int fd, const void *bytes, size_t length, off_t at) {
  return writeAt(fd, bytes, length, at);
}

ssize_t pwrite64(int fd, const void *bytes, size_t length, off64_t at) {
  return writeAt(fd, bytes, length, at);
}

ssize_t write(int fd, const void *bytes, size_t length) {
  REAL(write);
  struct stat found;
  if (!isWatched(fd, &found)) return real(fd, bytes, length);
  off_t at = fcntl(fd, F_GETFL) & O_APPEND ? found.st_size : lseek(fd, 0, SEEK_CUR);
  ssize_t done = writeAt(fd, bytes, length, at);
  if (done > 0) lseek(fd, at + done, SEEK_SET);
  return done;
}
