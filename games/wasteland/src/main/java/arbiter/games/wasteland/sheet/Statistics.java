package arbiter.games.wasteland.sheet;

import arbiter.tabletop.unit.Ints;

/**
 * The numbers that somebody tests with: seven attributes and the ranks of all skills by their places, or the Body and
 * Mind and the Melee, Guns and Other of a creature. Ledger: WAS-TEST-1, WAS-TEST-4, WAS-NPC-1.
 */
public record Statistics(boolean creature, Ints attributes, Ints ranks, int tagged) {

    private static final int BODY = 0;
    private static final int MIND = 1;
    private static final int MELEE = 0;
    private static final int GUNS = 1;
    private static final int OTHER = 2;

    /** A creature; all its skills count as tagged. */
    public static Statistics creature(int body, int mind, int melee, int guns, int other) {
        return new Statistics(true, Ints.of(body, mind), Ints.of(melee, guns, other), 0);
    }

    public int body() {
        return attributes.get(BODY);
    }

    public int mind() {
        return attributes.get(MIND);
    }

    public int attribute(Attribute which) {
        if (creature) {
            return attributes.get(which.isOfMind() ? MIND : BODY);
        }
        return attributes.get(which.ordinal());
    }

    public int rank(SkillName skill) {
        if (creature) {
            return ranks.get(skill.isMelee() ? MELEE : skill.isRanged() ? GUNS : OTHER);
        }
        return ranks.get(skill.ordinal());
    }

    public boolean isTagged(SkillName skill) {
        return creature || (tagged & 1 << skill.ordinal()) != 0;
    }

    /** The attribute that counts in a test: creatures attack with their Body, whatever the weapon. */
    public int tested(Attribute which, SkillName skill) {
        return creature && (skill.isMelee() || skill.isRanged()) ? body() : attribute(which);
    }

    public int target(Attribute which, SkillName skill) {
        return tested(which, skill) + rank(skill);
    }

    /** Dice up to this face count twice. Ledger: WAS-TEST-4. */
    public int critical(SkillName skill) {
        return isTagged(skill) ? Math.max(1, rank(skill)) : 1;
    }
}
