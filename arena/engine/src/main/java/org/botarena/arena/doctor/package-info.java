/** Diagnosis of this machine's isolation of agents, with remedies. */
package org.botarena.arena.doctor;
