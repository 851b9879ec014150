/** The sandbox's filter of system calls, as the kernel's machine code. */
package org.botarena.arena.process.seccomp;
