package arbiter.games.narrative.maneuver;

import arbiter.games.narrative.pool.PoolChange;
import arbiter.games.narrative.sheet.Profile;
import arbiter.games.narrative.token.Token;
import arbiter.games.narrative.token.Tokens;
import arbiter.games.narrative.turn.NarrativeAct;
import arbiter.games.narrative.turn.Price;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Play;
import arbiter.kernel.Pointer;
import arbiter.space.band.Band;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The ability Order: a maneuver that gives an allied minion group within medium range a boost die on its next check. */
record OrderAct(Participant group) implements NarrativeAct {

    private static final Token TOKEN = Token.next(PoolChange.Kind.ADD_BOOST, "an order");

    static List<Participant> groups(NarrativeState state, Participant one) {
        List<Participant> groups = new ArrayList<>();
        for (Participant friend : state.friendsOf(one)) {
            boolean group = friend.profile().kind() == Profile.Kind.MINION_GROUP && friend.canAct();
            if (group && state.band(one, friend).within(Band.MEDIUM)) {
                groups.add(friend);
            }
        }
        return groups;
    }

    @Override
    public String id() {
        return "order:" + group.id();
    }

    @Override
    public String text() {
        return "Give " + group.name() + " an order";
    }

    @Override
    public Price price() {
        return Price.MANEUVER;
    }

    @Override
    public Optional<Pointer> pointer() {
        return Optional.of(new Pointer.Unit(group.id()));
    }

    @Override
    public void resolve(Play<NarrativeState> play, Participant one) {
        AimManeuver.interrupt(play, one);
        Tokens.give(play, group, TOKEN);
    }
}
