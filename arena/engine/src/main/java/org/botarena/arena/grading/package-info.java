/**
 * Grades by rules that the organizer writes in advance: the share of points against each reference, and the grade for
 * it.
 */
package org.botarena.arena.grading;
