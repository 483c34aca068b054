package arbiter.games.gladiators.result;

import arbiter.games.gladiators.attack.StrikeLevel;
import arbiter.games.gladiators.modifier.drawback.Bullet;
import arbiter.games.gladiators.modifier.drawback.FocusModifier;
import arbiter.games.gladiators.modifier.effect.IgnoreDefences;
import arbiter.games.gladiators.modifier.effect.Melee;
import arbiter.games.gladiators.power.PowerUse;
import arbiter.games.gladiators.sheet.PowerType;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Modifiers;
import java.util.Optional;

/**
 * What strikes a wall: by whom, what, at which Level and of which Type; how, whether with Super Strength, and who touches
 * the wall with it. Ledger: GG-WAL-3 to 6, GG-AB-47.
 */
public record WallBlow(
        Gladiator by,
        String what,
        Modifiers level,
        PowerType type,
        Manner manner,
        boolean strong,
        Optional<Gladiator> toucher) {

    /** How it comes at the wall. */
    public enum Manner {
        FROM_AFAR,
        BULLET,
        MELEE,
        /** A body: knocked into it, thrown, or running. */
        BODY,
        /** What passes by every defence does nothing to a wall. */
        HARMLESS
    }

    /** A use of a Damaging Attack at that Level. */
    public static WallBlow of(GladiatorsState state, PowerUse use, Modifiers level) {
        boolean melee = use.has(Melee.class);
        return new WallBlow(
                use.user(),
                use.power().title(),
                level,
                use.way().form().metAs().get(0),
                manner(use, melee),
                StrikeLevel.strength(state, use).isPresent(),
                melee && !use.has(FocusModifier.class) ? Optional.of(use.user()) : Optional.empty());
    }

    private static Manner manner(PowerUse use, boolean melee) {
        if (use.has(IgnoreDefences.class)) {
            return Manner.HARMLESS;
        }
        return use.has(Bullet.class) ? Manner.BULLET : melee ? Manner.MELEE : Manner.FROM_AFAR;
    }

    /** A body that is knocked or thrown into it, or runs through it. */
    public static WallBlow body(Gladiator by, Gladiator body, Modifiers level, boolean strong) {
        return new WallBlow(by, body.name(), level, PowerType.SOLID, Manner.BODY, strong, Optional.of(body));
    }
}
