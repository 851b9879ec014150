/** Grades by rules that the organizer writes down beforehand: what share of the points against whom is worth what. */
package org.botarena.arena.grading;
