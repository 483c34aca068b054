package arbiter.games.narrative.token;

import arbiter.games.narrative.check.CheckInProgress;
import arbiter.games.narrative.token.TokenEvents.AllyTokenTaken;
import arbiter.games.narrative.token.TokenEvents.TokenGiven;
import arbiter.games.narrative.token.TokenEvents.TokensUsed;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Play;
import arbiter.tabletop.unit.Part;
import java.util.ArrayList;
import java.util.List;

/** Part: what waits for somebody's next check. Ledger: NAR-SPEND-5. */
public record Tokens(List<Token> list) implements Part {

    public static final Tokens NONE = new Tokens(List.of());

    public Tokens {
        list = List.copyOf(list);
    }

    public static void give(Play<NarrativeState> play, Participant one, Token token) {
        play.emit(new TokenGiven(one.id(), token));
    }

    /** For the gamemaster's hand. */
    public static void put(Participant one, Token token) {
        one.set(one.tokens().with(token));
    }

    public static void dice(CheckInProgress check) {
        for (Token token : check.actor().tokens().list()) {
            if (token.isFor(check)) {
                check.add(
                        token.change().kind(),
                        token.change().count(),
                        token.change().reason());
            }
        }
    }

    /** The first check uses up whatever was for it. */
    public static void use(Play<NarrativeState> play, CheckInProgress check) {
        List<Token> left = new ArrayList<>();
        for (Token token : check.actor().tokens().list()) {
            if (!token.isFor(check)) {
                left.add(token);
            }
        }
        if (left.size() < check.actor().tokens().list().size()) {
            play.emit(new TokensUsed(check.actor().id(), new Tokens(left)));
        }
    }

    /** Whoever takes the next slot of a side has what was meant for the next ally. Ledger: NAR-SPEND-5. */
    public static void startOfTurn(Play<NarrativeState> play, Participant one) {
        if (play.state().allyTokens().isFor(one)) {
            play.emit(new AllyTokenTaken(one.id()));
        }
    }

    Tokens with(Token token) {
        List<Token> more = new ArrayList<>(list);
        more.add(token);
        return new Tokens(more);
    }
}
