package arbiter.games.gladiators.end;

import arbiter.tabletop.unit.Part;

/** Part: what the fight left somebody with: a wound, and how they got away or did not. Ledger: GG-WND-1, GG-ESC-1. */
public record Aftermath(Wound wound, Fate fate) implements Part {

    public static final Aftermath NONE = new Aftermath(Wound.NONE, Fate.OPEN);

    /** How badly somebody is hurt beyond the fight; each week may mend one step. Ledger: GG-WND-1, GG-WND-2. */
    public enum Wound {
        NONE,
        LIGHT,
        MEDIUM,
        SERIOUS,
        DEAD;

        /** What a roll on the wound table means. */
        static Wound of(int die) {
            return values()[(die - 1) / 2];
        }

        /** Whether one can do nothing with it. */
        public boolean disables() {
            return this != NONE && this != LIGHT;
        }

        /** One step better. Ledger: GG-AMB-63. */
        Wound mended() {
            return values()[ordinal() - 1];
        }
    }

    /** What became of somebody who lost. */
    public enum Fate {
        OPEN,
        FLEEING,
        ESCAPED,
        CAPTURED
    }

    public Aftermath with(Wound other) {
        return new Aftermath(other, fate);
    }

    public Aftermath with(Fate other) {
        return new Aftermath(wound, other);
    }
}
