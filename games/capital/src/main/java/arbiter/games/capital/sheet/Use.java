package arbiter.games.capital.sheet;

import arbiter.content.yaml.Default;
import arbiter.content.yaml.Key;
import java.util.Optional;

/** One active use of an Ability: when it can be done and what it costs. Ledger: CAP-KEY-COOLDOWN, CAP-KEY-ULTIMATE. */
public record Use(
        @Key("as") Timing timing,
        @Default("0") int energy,
        Optional<Versus> cooldown,
        boolean ultimate,
        Optional<Once> once) {

    /** What kind of moment a use needs. */
    public enum Timing {
        ACTION,
        INSTANT,
        REACTION,
        ATTACK,
        /** Outside of combat turns; takes longer. */
        SPAN
    }

    /** How often something can be used at most. */
    public enum Once {
        PER_TURN,
        PER_ATTACK,
        PER_DEFENSE_ROLL,
        PER_DAMAGE,
        PER_FOCUS,
        PER_OVERWATCH,
        PER_TAKE_DOWN
    }
}
