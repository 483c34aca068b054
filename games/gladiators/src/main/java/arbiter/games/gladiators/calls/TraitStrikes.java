package arbiter.games.gladiators.calls;

import arbiter.games.gladiators.calls.TraitRoll.Question;
import arbiter.games.gladiators.calls.TraitRoll.TraitRolled;
import arbiter.games.gladiators.sheet.Frequency;
import arbiter.games.gladiators.sheet.Severity;
import arbiter.games.gladiators.sheet.TakenTrait;
import arbiter.games.gladiators.test.D10Roll;
import arbiter.games.gladiators.test.Needed;
import arbiter.games.gladiators.test.TestRoll;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsEvent;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Decider;
import arbiter.kernel.Line;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.kernel.YesNo;
import java.util.Optional;

/**
 * What random disadvantages do once they have turned up: Substance Abuse to every die or all actions of a session,
 * Unfamiliar to a success outside of fights, Unreliable to what is attempted. Ledger: GG-AD-091, GG-AD-097, GG-AD-099.
 */
public final class TraitStrikes {

    private static final String SUBSTANCE = "substance-abuse-problem";
    private static final String UNFAMILIAR = "unfamiliar-with-the-current-environment";
    private static final String UNRELIABLE = "unreliable-nature";
    private static final int MINOR_LOSS = 2;
    private static final int SIGNIFICANT_LOSS = 4;

    private TraitStrikes() {}

    /** A random trait has turned up in this session. */
    static void appeared(Play<GladiatorsState> play, Gladiator unit, TakenTrait taken) {
        if (is(taken, SUBSTANCE)) {
            Severity severe = taken.severe().orElse(Severity.MINOR);
            boolean helpless = severe == Severity.MAJOR;
            int loss = helpless ? 0 : severe == Severity.SIGNIFICANT ? SIGNIFICANT_LOSS : MINOR_LOSS;
            play.emit(new DiceWeakened(unit.id(), taken.title(), loss, helpless));
        } else if (is(taken, UNFAMILIAR)) {
            play.emit(new WentAstray(unit.id(), taken.title(), true));
        }
    }

    /** Somebody attempts something outside of the fight: whether Unreliable gets in the way. */
    static boolean fails(Play<GladiatorsState> play, Gladiator unit) {
        Optional<TakenTrait> taken = find(unit, UNRELIABLE);
        if (taken.isEmpty() || !isDue(play, unit, taken.get())) {
            return false;
        }
        Needed needed = Needed.plain(taken.get().severe().orElse(Severity.MINOR).worksOn());
        TestRoll roll = D10Roll.roll(play, "trait.unreliable", unit, needed.number());
        play.emit(new UnreliableRolled(unit.id()));
        play.emit(new TraitRolled(unit.id(), taken.get().title(), Question.HINDERS, needed, roll));
        return roll.succeeded();
    }

    /** Frequent at each attempt, common at the first of a session, rare at that of every other session. */
    private static boolean isDue(Play<GladiatorsState> play, Gladiator unit, TakenTrait taken) {
        Frequency often = taken.often().orElse(Frequency.RARE);
        if (often == Frequency.FREQUENT) {
            return true;
        }
        return !unit.session().unreliable()
                && (often == Frequency.COMMON
                        || play.choose(Request.one(Decider.GAMEMASTER, "trait.every-other", YesNo.BOTH)
                                        .asking(() -> "Is this the session of two in which " + unit.name()
                                                + " may be Unreliable?")
                                        .otherwise(YesNo.YES)
                                        .quietly())
                                == YesNo.YES);
    }

    /** A success outside of the fight is cancelled once by being Unfamiliar. */
    static void succeeded(Play<GladiatorsState> play, Gladiator unit) {
        if (unit.session().astray()) {
            play.emit(new WentAstray(
                    unit.id(), find(unit, UNFAMILIAR).map(TakenTrait::title).orElse("Unfamiliar"), false));
        }
    }

    /** A session has passed. */
    public static void session(Play<GladiatorsState> play, Gladiator unit) {
        if (isMarked(unit)) {
            play.emit(new SessionPassed(unit.id()));
        }
    }

    public static boolean isMarked(Gladiator unit) {
        return !unit.session().equals(SessionTraits.NONE);
    }

    private static Optional<TakenTrait> find(Gladiator unit, String trait) {
        return unit.profile().traits().stream()
                .filter(taken -> is(taken, trait))
                .findFirst();
    }

    private static boolean is(TakenTrait taken, String trait) {
        return taken.trait().isPresent() && taken.trait().get().id().equals(trait);
    }

    /** Substance Abuse has struck, for the rest of the session. Ledger: GG-AD-091. */
    public record DiceWeakened(String unit, String trait, int loss, boolean helpless) implements GladiatorsEvent {

        @Override
        public void apply(GladiatorsState state) {
            Gladiator gladiator = state.unit(unit);
            gladiator.set(gladiator.session().weakened(loss, helpless));
        }

        @Override
        public Line line(GladiatorsState state) {
            return tell(
                    state,
                    unit,
                    "'s " + trait
                            + (helpless
                                    ? " leaves no actions in this session"
                                    : " takes " + loss + " off every die in this session"));
        }
    }

    /** Being Unfamiliar waits for the next success, or has cancelled one. Ledger: GG-AD-097. */
    public record WentAstray(String unit, String trait, boolean waits) implements GladiatorsEvent {

        @Override
        public void apply(GladiatorsState state) {
            Gladiator gladiator = state.unit(unit);
            gladiator.set(gladiator.session().astray(waits));
        }

        @Override
        public Line line(GladiatorsState state) {
            return tell(
                    state,
                    unit,
                    "'s " + trait
                            + (waits ? " will cancel the next success out of the fight" : " cancels that success"));
        }
    }

    /** Unreliable was rolled for in this session. Ledger: GG-AD-099. */
    public record UnreliableRolled(String unit) implements GladiatorsEvent {

        @Override
        public void apply(GladiatorsState state) {
            Gladiator gladiator = state.unit(unit);
            gladiator.set(gladiator.session().unreliableRolled());
        }

        @Override
        public boolean isLogged() {
            return false;
        }

        @Override
        public Line line(GladiatorsState state) {
            return tell(state, unit, " may be unreliable");
        }
    }

    /** A session is over, and with it what traits did in it. */
    public record SessionPassed(String unit) implements GladiatorsEvent {

        @Override
        public void apply(GladiatorsState state) {
            state.unit(unit).set(SessionTraits.NONE);
        }

        @Override
        public Line line(GladiatorsState state) {
            return tell(state, unit, ": a session passes, what traits did in it is over");
        }
    }
}
