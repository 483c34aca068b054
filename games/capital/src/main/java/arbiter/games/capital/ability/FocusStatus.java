package arbiter.games.capital.ability;

import arbiter.games.capital.unit.Combatant;
import arbiter.tabletop.unit.Part;

/**
 * A Scout's Focus, whether it is All Out with a long Move still to come, which of its effects have been used in this
 * Focus, and whether the one without Energy was used since the last Full Rest. Ledger: focus-1, focus-2, all-out-1.
 */
public record FocusStatus(
        boolean focused,
        boolean allOut,
        boolean leaping,
        boolean offensiveUsed,
        boolean defensiveUsed,
        boolean freeUsed)
        implements Part {

    public static final FocusStatus NONE = new FocusStatus(false, false, false, false, false, false);

    public static void setFocused(Combatant unit, boolean focused) {
        FocusStatus now = unit.focus();
        unit.set(new FocusStatus(focused, now.allOut, now.leaping, now.offensiveUsed, now.defensiveUsed, now.freeUsed));
    }

    /** Focus is over as a turn starts. */
    public static void turnStarts(Combatant unit) {
        FocusStatus now = unit.focus();
        if (now.focused || now.allOut || now.leaping) {
            unit.set(new FocusStatus(false, false, false, now.offensiveUsed, now.defensiveUsed, now.freeUsed));
        }
    }

    /** A Move Action has begun: the next one is of the usual length. */
    public static void moved(Combatant unit) {
        FocusStatus now = unit.focus();
        if (now.leaping) {
            unit.set(new FocusStatus(
                    now.focused, now.allOut, false, now.offensiveUsed, now.defensiveUsed, now.freeUsed));
        }
    }

    public static void fullRest(Combatant unit) {
        if (unit.focus().freeUsed) {
            unit.set(unit.focus().withFreeUsed(false));
        }
    }

    FocusStatus gained(boolean all) {
        return new FocusStatus(true, allOut || all, leaping || all, false, false, freeUsed);
    }

    FocusStatus used(boolean offensive) {
        return new FocusStatus(
                focused, allOut, leaping, offensiveUsed || offensive, defensiveUsed || !offensive, freeUsed);
    }

    FocusStatus withFreeUsed(boolean used) {
        return new FocusStatus(focused, allOut, leaping, offensiveUsed, defensiveUsed, used);
    }
}
