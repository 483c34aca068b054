package arbiter.games.narrative.token;

import arbiter.games.narrative.unit.NarrativeEvent;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Line;

/** How tokens come and go. */
public final class TokenEvents {

    private TokenEvents() {}

    /** Something waits for somebody's next check. */
    public record TokenGiven(String unit, Token token) implements NarrativeEvent {

        @Override
        public void apply(NarrativeState state) {
            Participant one = state.unit(unit);
            one.set(one.tokens().with(token));
        }

        @Override
        public Line line(NarrativeState state) {
            return tell(state, unit, " has " + token.words() + " on its next " + check(token));
        }
    }

    /** Something waits for whichever ally acts next. */
    public record AllyTokenGiven(String unit, Token token) implements NarrativeEvent {

        @Override
        public void apply(NarrativeState state) {
            state.set(state.allyTokens()
                    .with(new AllyTokens.Waiting(unit, state.unit(unit).side(), token)));
        }

        @Override
        public Line line(NarrativeState state) {
            return tell(state, unit, " gives the ally who acts next " + token.words());
        }
    }

    /** The ally who acts next has it. */
    public record AllyTokenTaken(String unit) implements NarrativeEvent {

        @Override
        public void apply(NarrativeState state) {
            Participant one = state.unit(unit);
            for (AllyTokens.Waiting waiting : state.allyTokens().list()) {
                if (waiting.isFor(one)) {
                    one.set(one.tokens().with(waiting.token()));
                }
            }
            state.set(state.allyTokens().without(one));
        }

        @Override
        public Line line(NarrativeState state) {
            return tell(state, unit, " has help from an ally on the next check");
        }

        @Override
        public boolean isLogged() {
            return false;
        }
    }

    /** A check has used what waited for it. */
    public record TokensUsed(String unit, Tokens left) implements NarrativeEvent {

        @Override
        public void apply(NarrativeState state) {
            state.unit(unit).set(left);
        }

        @Override
        public Line line(NarrativeState state) {
            return tell(state, unit, " has used what waited for the check");
        }

        @Override
        public boolean isLogged() {
            return false;
        }
    }

    private static String check(Token token) {
        return switch (token.scope()) {
            case ANY -> "check";
            case ACTION -> "action";
            case MELEE -> "melee check against the one who shot";
        };
    }
}
