package raw;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

/**
 * Every system call that the sandbox refuses, with harmless arguments: most are invalid, so that the kernel itself
 * would return a different error from the sandbox. Numbers of x86-64.
 *
 * <pre>
 * part name number [argument…]    -1 six times by default
 * !                               before the name: without privileges, the kernel gives the same answer as the sandbox
 * </pre>
 */
public final class Calls {
    private static final int EPERM = 1;
    private static final int ENOSYS = 38;

    private static final String TABLE = """
            process fork 57
            process vfork 58
            process clone 56 17 0 0 0 0
            process clone 56 69632 0 0 0 0
            process clone3 435 0 0
            process execveat 322
            others ptrace 101
            others process_vm_readv 310
            others process_vm_writev 311
            others kcmp 312
            others pidfd_send_signal 424
            others pidfd_open 434
            others pidfd_getfd 438
            others process_madvise 440
            others process_mrelease 448
            network socket 41
            network socket 41 1 1 0
            network socket 41 2 1 0
            rings io_uring_setup 425
            rings io_uring_enter 426
            rings io_uring_register 427
            rings io_setup 206
            memory memfd_create 319
            memory memfd_secret 447
            memory userfaultfd 323
            memory shmget 29
            memory semget 64
            memory msgget 68 8028015 0
            memory mq_open 240
            locks flock 73
            locks fcntl 72 -1 6
            locks fcntl 72 -1 7
            locks fcntl 72 -1 37
            locks fcntl 72 -1 38
            locks fcntl 72 -1 1024
            locks fcntl 72 -1 1026
            locks fcntl 72 -1 1031
            locks inotify_init 253
            locks inotify_init1 294
            locks inotify_add_watch 254
            locks !fanotify_init 300
            locks fanotify_mark 301
            locks name_to_handle_at 303
            locks !open_by_handle_at 304
            cache fadvise64 221
            cache readahead 187
            cache mincore 27
            cache cachestat 451
            cache preadv2 327 -1 0 0 0 0 8
            cache fcntl 72 -1 1035
            cache fcntl 72 -1 1036
            cache fcntl 72 -1 1037
            cache fcntl 72 -1 1038
            cache futex_waitv 449
            cache futex_wake 454
            cache futex_wait 455
            cache futex_requeue 456
            pages move_pages 279
            pages migrate_pages 256
            pages mbind 237
            pages set_mempolicy 238
            pages set_mempolicy_home_node 450
            pages madvise 28 1 1 3
            pages madvise 28 1 1 12
            pages madvise 28 1 1 20
            pages madvise 28 1 1 21
            pages madvise 28 1 1 22
            pages madvise 28 1 1 25
            pages mmap 9 0 4096 1 33 -1 0
            pages mmap 9 0 4096 1 35 -1 0
            pages futex 202 1 0 0 0 0 0
            pages futex 202 1 1 1 0 0 0
            pages futex 202 1 9 0 0 0 -1
            pages futex 202 1 265 0 0 0 -1
            pages futex 202 1 10 1 0 0 -1
            pages futex 202 1 3 1 1 1 0
            pages futex 202 1 5 1 1 1 0
            counters getsockopt 55
            counters setsockopt 54
            counters sendmsg 46
            counters sendmmsg 307
            counters recvmsg 47
            counters recvmmsg 299
            times utime 132
            times utimes 235
            times futimesat 261
            times utimensat 280
            filter seccomp 317
            filter seccomp 317 1 2 0
            filter prctl 157 22 -1
            keys add_key 248
            keys request_key 249
            keys keyctl 250
            namespaces unshare 272
            namespaces setns 308
            namespaces mount 165
            namespaces umount2 166
            namespaces !pivot_root 155
            namespaces chroot 161
            namespaces open_tree 428
            namespaces !move_mount 429
            namespaces !fsopen 430
            namespaces fsconfig 431
            namespaces !fsmount 432
            namespaces !fspick 433
            namespaces mount_setattr 442
            namespaces statmount 457
            namespaces listmount 458
            core sched_setaffinity 203
            core sched_setparam 142
            core sched_setscheduler 144
            core sched_setattr 314
            core setpriority 141
            core ioprio_set 251
            machine !bpf 321
            machine !perf_event_open 298
            machine !syslog 103
            machine personality 135
            machine lookup_dcookie 212
            machine quotactl 179
            machine quotactl_fd 443
            machine !acct 163
            machine settimeofday 164
            machine clock_settime 227
            machine clock_adjtime 305
            machine adjtimex 159
            machine !sethostname 170
            machine !setdomainname 171
            machine !vhangup 153
            machine !init_module 175
            machine !finit_module 313
            machine !delete_module 176
            machine !kexec_load 246
            machine !kexec_file_load 320
            machine !reboot 169
            machine !swapon 167
            machine !swapoff 168
            machine nfsservctl 180
            machine iopl 172
            machine ioperm 173
            machine modify_ldt 154
            machine uselib 134
            machine sysctl 156
            machine sysfs 139
            machine ustat 136
            """;

    private Calls() {}

    /** One line of the table. */
    public record Call(String part, String name, boolean isPrivileged, long number, long[] arguments) {
        private static Call of(String line) {
            String[] words = line.split(" ", -1);
            long[] given =
                    Arrays.stream(words).skip(3).mapToLong(Long::parseLong).toArray();
            return new Call(
                    words[0],
                    words[1].replace("!", ""),
                    words[1].startsWith("!"),
                    Long.parseLong(words[2]),
                    given.length == 0 ? new long[] {-1, -1, -1, -1, -1, -1} : given);
        }

        /** Makes the call and returns the kernel's answer; an error is its negative number. */
        public long make() throws IOException, InterruptedException {
            return part.equals("process") ? RawCall.fork(number, arguments) : RawCall.call(number, arguments);
        }

        /** The answer of the sandbox. */
        public long refusal() {
            return name.equals("clone3") ? -ENOSYS : -EPERM;
        }
    }

    /** All of them. */
    public static List<Call> all() {
        return TABLE.lines().map(Call::of).toList();
    }

    /**
     * Makes the calls of a part. The sandbox must refuse each; without a filter the kernel must answer differently,
     * which proves that the calls were made.
     */
    public static void tryPart(String part, String level) throws IOException, InterruptedException {
        if (!System.getProperty("os.arch").equals("amd64")) {
            return; // The numbers and the machine code are those of x86-64.
        }
        if (RawCall.call(39)
                        != Long.parseLong(
                                Files.readString(Path.of("/proc/self/stat")).split(" ", 2)[0])
                && RawCall.call(39) != 1) {
            System.out.println("BREACH of the test: the process has another number than its calls say");
        }
        for (Call call : all()) {
            if (call.part().equals(part)) {
                tell(call, call.make(), level.equals("sandbox"));
            }
        }
    }

    private static void tell(Call call, long answer, boolean isSandbox) throws IOException {
        if (isSandbox && answer != call.refusal()) {
            System.out.printf("BREACH %s answers %d%n", call.name(), answer);
        }
        if (!isSandbox && !call.isPrivileged() && isUnfiltered() && answer == call.refusal()) {
            System.out.printf("BREACH of the test: %s answers %d where nothing refuses it%n", call.name(), answer);
        }
    }

    /** A container may have its own filter. */
    private static boolean isUnfiltered() throws IOException {
        return Files.readAllLines(Path.of("/proc/self/status")).contains("Seccomp:\t0");
    }
}
