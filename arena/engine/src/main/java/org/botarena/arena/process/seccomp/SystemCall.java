package org.botarena.arena.process.seccomp;

import java.util.OptionalInt;

/**
 * System calls that agents do not need, with their numbers on x86-64 ({@code asm/unistd_64.h}) and on aarch64 ({@code
 * asm-generic/unistd.h}). From 424 on the numbers are the same everywhere. The answer to each is EPERM unless the
 * filter says otherwise.
 */
enum SystemCall {
    // New processes. A thread is a clone as well, so the filter checks the arguments of that call.
    FORK(57),
    VFORK(58),
    CLONE(56, 220),
    CLONE3(435, 435),
    EXECVEAT(322, 281), // execve itself remains: the JVM starts behind the filter

    // Other processes.
    PTRACE(101, 117),
    PROCESS_VM_READV(310, 270),
    PROCESS_VM_WRITEV(311, 271),
    KCMP(312, 272),
    PIDFD_SEND_SIGNAL(424, 424),
    PIDFD_OPEN(434, 434),
    PIDFD_GETFD(438, 438),
    PROCESS_MADVISE(440, 440),
    PROCESS_MRELEASE(448, 448),

    // All calls that lead to a network or to another program on this machine. A socketpair has both ends in one
    // process, and the JDK's FileChannel needs it to load.
    SOCKET(41, 198),

    // A second way into the kernel that bypasses this filter.
    IO_URING_SETUP(425, 425),
    IO_URING_ENTER(426, 426),
    IO_URING_REGISTER(427, 427),

    // Memory outside the address space limit, files without a folder, and page faults handled by another process.
    MEMFD_CREATE(319, 279),
    MEMFD_SECRET(447, 447),
    USERFAULTFD(323, 282),
    SHMGET(29, 194),
    SEMGET(64, 190),
    MSGGET(68, 186),
    MQ_OPEN(240, 180),

    // Two agents read the same files of the JDK: a lock or a watch on one of them would be a channel between the two.
    FLOCK(73, 32),
    FCNTL(72, 25), // refused only for its locks, its hints and the size of a pipe
    INOTIFY_INIT(253),
    INOTIFY_INIT1(294, 26),
    INOTIFY_ADD_WATCH(254, 27),
    FANOTIFY_INIT(300, 262),
    FANOTIFY_MARK(301, 263),
    NAME_TO_HANDLE_AT(303, 264),
    OPEN_BY_HANDLE_AT(304, 265),

    // Both agents share the pages of those files in the kernel's cache. A call that loads pages or reveals which ones
    // are cached would be a channel as well. The call preadv2 is refused only with flags, which request an answer
    // from the cache or without it.
    FADVISE64(221, 223),
    READAHEAD(187, 213),
    MINCORE(27, 232),
    CACHESTAT(451, 451),
    PREADV2(327, 286),

    // All agents see the same device nodes, also in the next game, and every user may set their times to the current
    // time. A read-only mount is not an option: bubblewrap makes such nodes unusable.
    UTIME(132),
    UTIMES(235),
    FUTIMESAT(261),
    UTIMENSAT(280, 88),

    // The effect on a page depends on the other processes that share it, and all of them notice when a page is moved or
    // evicted.
    MOVE_PAGES(279, 239),
    MIGRATE_PAGES(256, 238),
    MBIND(237, 235),
    SET_MEMPOLICY(238, 237),
    SET_MEMPOLICY_HOME_NODE(450, 450),
    MADVISE(28, 233), // refused only for pages of files and for pages that the kernel shares among all
    MMAP(9, 222), // refused only for shared memory without a file: maps shows its number, which counts up for the whole
    // machine

    // A futex on a page of a file is shared by all processes with that page; private futexes have a flag.
    FUTEX(202, 98),

    // A socketpair is the only socket left. Other operations on it reveal numbers that count up for the machine, such
    // as a cookie or a process descriptor. Some reveal the activity of other processes of the same user.
    GETSOCKOPT(55, 209),
    SETSOCKOPT(54, 208),
    SENDMSG(46, 211),
    SENDMMSG(307, 269),
    RECVMSG(47, 212),
    RECVMMSG(299, 243),

    // The machine has a limited number of them, so an agent that takes all of them would be noticed by every other.
    IO_SETUP(206, 0),

    // Another interface to futexes, which the C library does not use.
    FUTEX_WAITV(449, 449),
    FUTEX_WAKE(454, 454),
    FUTEX_WAIT(455, 455),
    FUTEX_REQUEUE(456, 456),

    // A filter of an agent's own could write to the kernel's log.
    SECCOMP(317, 277),
    PRCTL(157, 167), // only for the same purpose

    // Keys belong to a user, not to a sandbox.
    ADD_KEY(248, 217),
    REQUEST_KEY(249, 218),
    KEYCTL(250, 219),

    // Namespaces and mounts: the way out of a sandbox, or into rarely tested parts of the kernel.
    UNSHARE(272, 97),
    SETNS(308, 268),
    MOUNT(165, 40),
    UMOUNT2(166, 39),
    PIVOT_ROOT(155, 41),
    CHROOT(161, 51),
    OPEN_TREE(428, 428),
    MOVE_MOUNT(429, 429),
    FSOPEN(430, 430),
    FSCONFIG(431, 431),
    FSMOUNT(432, 432),
    FSPICK(433, 433),
    MOUNT_SETATTR(442, 442),
    STATMOUNT(457, 457),
    LISTMOUNT(458, 458),

    // The core that the arena has chosen, and the scheduling priority on it.
    SCHED_SETAFFINITY(203, 122),
    SCHED_SETPARAM(142, 118),
    SCHED_SETSCHEDULER(144, 119),
    SCHED_SETATTR(314, 274),
    SETPRIORITY(141, 140),
    IOPRIO_SET(251, 30),

    // The machine itself. Most of these calls need a privilege that no agent has here; the filter is a second line of
    // defence.
    BPF(321, 280),
    PERF_EVENT_OPEN(298, 241),
    SYSLOG(103, 116), // the kernel's messages
    PERSONALITY(135, 92), // would turn address randomization off
    LOOKUP_DCOOKIE(212, 18),
    QUOTACTL(179, 60),
    QUOTACTL_FD(443, 443),
    ACCT(163, 89),
    SETTIMEOFDAY(164, 170),
    CLOCK_SETTIME(227, 112),
    CLOCK_ADJTIME(305, 266),
    ADJTIMEX(159, 171),
    SETHOSTNAME(170, 161),
    SETDOMAINNAME(171, 162),
    VHANGUP(153, 58),
    INIT_MODULE(175, 105),
    FINIT_MODULE(313, 273),
    DELETE_MODULE(176, 106),
    KEXEC_LOAD(246, 104),
    KEXEC_FILE_LOAD(320, 294),
    REBOOT(169, 142),
    SWAPON(167, 224),
    SWAPOFF(168, 225),
    NFSSERVCTL(180, 42),

    // Obsolete calls that only x86 has.
    IOPL(172),
    IOPERM(173),
    MODIFY_LDT(154),
    USELIB(134),
    SYSCTL(156),
    SYSFS(139),
    USTAT(136);

    /**
     * The newest call when this list was made ({@code mseal}, Linux 6.10). Newer calls are answered as if they did not
     * exist.
     */
    static final int NEWEST = 462;

    private final int onX86;
    private final int onArm;

    SystemCall(int onX86, int onArm) {
        this.onX86 = onX86;
        this.onArm = onArm;
    }

    SystemCall(int onX86) {
        this(onX86, -1);
    }

    /** Its number on an architecture; empty where it does not exist. */
    OptionalInt on(CpuArchitecture architecture) {
        int number = architecture == CpuArchitecture.X86_64 ? onX86 : onArm;
        return number < 0 ? OptionalInt.empty() : OptionalInt.of(number);
    }
}
