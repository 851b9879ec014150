/** The filter of system calls of the sandbox, as the kernel's machine code. */
package org.botarena.arena.process.seccomp;
