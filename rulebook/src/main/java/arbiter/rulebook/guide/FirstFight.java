package arbiter.rulebook.guide;

import arbiter.rulebook.Encounter;

/** A small fight against the machine in which somebody learns a game, and what is taught in it. */
public record FirstFight(Encounter encounter, Lesson lesson) {}
