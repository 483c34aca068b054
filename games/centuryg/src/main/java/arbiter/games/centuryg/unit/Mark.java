package arbiter.games.centuryg.unit;

/**
 * Something a Unit is under for a while: what it is, on whom, by whom, against whom it counts (everybody if empty), how
 * much, and until when.
 */
public record Mark(Kind kind, String on, String by, String against, int value, Clock clock) {

    /** What marks there are; the value is the amount where there is one. */
    public enum Kind {
        /** Added to Defense; of several the best counts. Ledger: BCG-UTIL-3. */
        MANEUVER,
        /** Disadvantages on the Unit's own Might Tests. Ledger: BCG-OFF-6. */
        SUPPRESSED,
        /** Damage if the Unit moves by its own will in its Turn. Ledger: BCG-OFF-6, BCG-OFF-7. */
        PINNED,
        /** Damage by the Zones moved, from Crippling Weapons. Ledger: BCG-ABIL-6. */
        CRIPPLED,
        /** Advantages on Might Tests against one target. Ledger: BCG-OFF-5. */
        ASSISTED,
        /** Advantages on Might Tests in the next Turn. Ledger: BCG-OFF-8. */
        PAIRED,
        /** Added to Defense. */
        DEFENSE,
        /** Disadvantages on Might Tests against the Unit. */
        EVASIVE,
        /** Advantages on Might Tests against the Unit. */
        EXPOSED,
        /** What a Missile Massacre costs on later Might Tests against its target: below zero. Ledger: missile-massacre. */
        KEEN,
        HALF_MIGHT,
        HALF_GUARD,
        HALF_SYSTEMS,
        HALF_SPEED,
        HALF_ENERGY,
        /** Twice the Energy. Ledger: behold-my-true-power. */
        DOUBLE_ENERGY,
        /** Halved values count in full. */
        FULL_VALUES,
        /** No Tension on the Unit's Offensive Actions. */
        NO_TENSION,
        /** Cannot regain Threshold. */
        NO_REPAIR,
        /** Absorbs that much Damage. */
        SHIELD,
        /** Absorbs that much Damage and is an Active Defense. Ledger: absolute-barrier. */
        BARRIER,
        /** Disadvantages on Might Tests against the Unit unless they strike an area. Ledger: stealth-field. */
        STEALTH,
        /** Has what Aim gives with the next Offensive Action. Ledger: assisted-targeting, BCG-AMB-64. */
        TARGETING,
        /** A Weapon, named by {@code against} (any if empty), is Crippling with its next Action. Ledger: support-fire. */
        SUPPORT_FIRE,
        /** Maimed Areas work all the same. */
        IGNORES_MAIMS,
        /** Ignores the ground. */
        FLOATING,
        /** Flight does not work. */
        GROUNDED,
        /** Zones more with the next movement. */
        FASTER,
        /** Energy beyond the capacity, spent first. */
        OVERCHARGED,
        /** Was in a Duel when its Turn began. Ledger: dueling-blade. */
        DUELING_SINCE,
        /** Paired with another one this Round. Ledger: BCG-OFF-8. */
        IN_A_PAIR,
        /** The Final Beam is ready to fire. */
        CHARGED,
        /** Loses its next Action after firing the Final Beam. */
        COOLING,
        /** Docked and yet within reach of areas. Ledger: BCG-DOCK-3. */
        LEANING_OUT,
        /** Was docked and leaned out, so that its next Turn begins on the ground's terms. Ledger: BCG-DOCK-3. */
        LEANED_OUT,
        /** One more Action in the next Turn. */
        SECOND_ACTION,
        /** Damage for each Energy spent. */
        SHORTED,
        /** Added to the Might Test. */
        STRONGER,
        /** Tension counts so much higher for the next attack. Ledger: my-style-is-impetuous. */
        IMPETUOUS,
        /** The next attack with a Weapon, named by {@code against}, is better by so much. Ledger: signature-weapon. */
        SIGNATURE,
        /** The next attack ignores Active Defenses. Ledger: phantom-predator. */
        PIERCING,
        /** Keeps its Action for a common attack, led by {@code against}. Ledger: synchro-attack. */
        SYNCHRO,
        /** May attack whoever attacks an ally. Ledger: come-at-me-bro. */
        COME_AT_ME,
        /** Easier to hit for whoever is near {@code by}. Ledger: you-are-going-down. */
        HUNTED,
        /** Systems counts in place of Might, or of Guard. Ledger: the-tacticool-approach. */
        SYSTEMS_FOR_MIGHT,
        SYSTEMS_FOR_GUARD,
        /** The next Damage is halved. Ledger: my-defense-is-impregnable. */
        IMPREGNABLE,
        /** Will not be destroyed the next time. Ledger: i-cannot-be-defeated. */
        UNDEFEATED,
        /** The next Enemy to hurt it feels half of it. Ledger: my-pain-is-your-pain. */
        PAIN_SHARED,
        /** The next Damage hits {@code by} instead. Ledger: take-one-for-the-team. */
        COVERED,
        /** Has turned Adaptive Morphology to the other kind of Weapon. */
        ADAPTED,
        /** Must attack the Reinforcements with its next Action. Ledger: overwhelm. */
        OVERWHELMED,
        /** Disadvantages on all Tests of a person. Ledger: BCG-MACT-4, called-shot. */
        RATTLED,
        /** Advantages on the next Offensive Test of a person against one target. Ledger: BCG-MACT-2. */
        BUILDUP,
        /** Advantages on Offensive Tests against the person, for allies of whoever did it. Ledger: distraction-move. */
        DISTRACTED,
        /** Has promised how the next Turn will go. Ledger: combat-profiling. */
        PROFILED,
        /** Tension counts twice for that person. Ledger: BCG-AMB-96. */
        READ,
        /** Nothing does Damage. Ledger: spectral-body. */
        INTANGIBLE;

        /** Whether a pilot calls it upon itself by a Power. Ledger: BCG-COMB-3. */
        boolean isOwnPower() {
            return switch (this) {
                case IMPETUOUS,
                        SIGNATURE,
                        FASTER,
                        COME_AT_ME,
                        SYSTEMS_FOR_MIGHT,
                        SYSTEMS_FOR_GUARD,
                        FULL_VALUES,
                        IGNORES_MAIMS,
                        UNDEFEATED,
                        IMPREGNABLE,
                        PAIN_SHARED -> true;
                default -> false;
            };
        }

        /** Whether it is for the next attack and gone with it. Ledger: BCG-AMB-66. */
        public boolean waitsForAttack() {
            return this == IMPETUOUS
                    || this == SIGNATURE
                    || this == PIERCING
                    || this == TARGETING
                    || this == SUPPORT_FIRE;
        }
    }

    /** Something that a Unit brings upon itself, against everybody. */
    public static Mark own(Kind kind, Fighter unit, int value, Clock clock) {
        return new Mark(kind, unit.id(), unit.id(), "", value, clock);
    }

    /** The same on that Unit. */
    Mark on(String unit) {
        return unit.equals(on) ? this : new Mark(kind, unit, by, against, value, clock);
    }

    /** The same until another time. */
    Mark until(Clock later) {
        return new Mark(kind, on, by, against, value, later);
    }
}
