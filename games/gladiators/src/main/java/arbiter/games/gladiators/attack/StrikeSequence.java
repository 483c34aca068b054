package arbiter.games.gladiators.attack;

import arbiter.games.gladiators.interrupt.QuickWindow;
import arbiter.games.gladiators.modifier.drawback.FocusModifier;
import arbiter.games.gladiators.result.AfterHit;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Play;
import java.util.Optional;

/** One power against one target: to hit, then what it does. Ledger: section 5.2, step 9. */
public final class StrikeSequence {

    private StrikeSequence() {}

    /** Says whether it got a result. */
    public static boolean resolve(Play<GladiatorsState> play, PowerStrike strike) {
        return outcome(play, strike).result();
    }

    static StrikeOutcome outcome(Play<GladiatorsState> play, PowerStrike strike) {
        if (strike.level().total() < 1) { // GG-AMB-92
            return StrikeOutcome.MISS;
        }
        return strike.isArea() ? AreaHit.resolve(play, strike) : HitSequence.resolve(play, strike);
    }

    /** What follows a hit on whom it was meant for: his Focus is struck away, or he is affected. */
    static boolean struck(Play<GladiatorsState> play, PowerStrike strike) {
        Optional<Integer> focus = strike.use().declared().focus();
        boolean atFocus = focus.isPresent() && !strike.strays() && hasFocus(strike.target(), focus.get());
        return atFocus ? Disarm.resolve(play, strike) : afterHit(play, strike);
    }

    /** A later shot at somebody else is not meant for a Focus they do not have. */
    private static boolean hasFocus(Gladiator target, int power) {
        return power < target.powers().size()
                && target.powers().get(power).whole().has(FocusModifier.class);
    }

    /** What follows a hit, however it came about. */
    public static boolean afterHit(Play<GladiatorsState> play, PowerStrike strike) {
        QuickWindow.Reactions reactions = strike.use().occasion().opensQuickWindowOnHit()
                ? play.once("quick.hits", () -> QuickWindow.hit(play, strike.user(), strike.target())) // 9.4
                : QuickWindow.Reactions.NONE;
        boolean result = AfterHit.resolve(play, strike); // 9.5 to 9.10
        reactions.late(play);
        return result;
    }
}
