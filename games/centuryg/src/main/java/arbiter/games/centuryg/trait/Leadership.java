package arbiter.games.centuryg.trait;

import arbiter.games.centuryg.person.Note;
import arbiter.games.centuryg.person.Noted;
import arbiter.games.centuryg.person.Period;
import arbiter.games.centuryg.sheet.PilotAttribute;
import arbiter.games.centuryg.sheet.SkillId;
import arbiter.games.centuryg.test.PilotRoll;
import arbiter.games.centuryg.test.TestCall;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Call;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.tabletop.act.OptionalAction;
import java.util.ArrayList;
import java.util.List;

/** Words that carry others through a Scene. Ledger: leadership, BCG-AMB-14. */
public record Leadership() implements PersonTrait {

    @Override
    public void offerInScene(CenturyState state, Fighter leader, TraitInUse own, List<Call> calls) {
        if (leader.body().person().level() >= 1) {
            TraitCalls.add(leader, own, play -> resolve(play, leader, own), calls);
        }
    }

    /** Up to as many others as the Power Level says get 1 Advantage, and one more for each ten points. */
    private static void resolve(Play<CenturyState> play, Fighter leader, TraitInUse own) {
        TraitUses.use(play, leader, own, Period.EPISODE);
        TestCall call = TestCall.of("leading", PilotAttribute.CHARM).with(SkillId.PRESENCE);
        int advantages = 1 + PilotRoll.resolve(play, leader, call).total() / 10;
        List<String> led = new ArrayList<>();
        for (int i = 0; i < leader.body().person().level(); i++) {
            List<OptionalAction<CenturyState>> others = others(play.state(), leader, led, advantages);
            if (others.isEmpty()) {
                return;
            }
            OptionalAction<CenturyState> nobody = OptionalAction.none("Nobody else");
            boolean friend = hasFriend(play.state(), leader, led);
            others.add(nobody);
            OptionalAction<CenturyState> chosen = play.choose(Request.one(leader.decider(), "leadership.whom", others)
                    .otherwise(friend ? others.get(0) : nobody)
                    .asking(() -> "Who has " + advantages + " Advantages for the Scene?"));
            if (chosen.declines()) {
                return;
            }
            chosen.resolve(play);
        }
    }

    /** Friends come first, though the words are for anybody. */
    private static List<OptionalAction<CenturyState>> others(
            CenturyState state, Fighter leader, List<String> led, int advantages) {
        List<OptionalAction<CenturyState>> others = new ArrayList<>();
        for (boolean friends : List.of(true, false)) {
            for (Fighter other : state.units()) {
                if (mayFollow(state, leader, other, led, friends)) {
                    others.add(OptionalAction.of(other.id(), other.name(), play -> {
                        led.add(other.id());
                        Note note = new Note(Note.Kind.INSPIRED, leader.id(), advantages, Period.SCENE);
                        play.emit(new Noted(
                                other.id(), note, "has " + advantages + " Advantages on all Tests for the Scene"));
                    }));
                }
            }
        }
        return others;
    }

    private static boolean hasFriend(CenturyState state, Fighter leader, List<String> led) {
        return state.units().stream().anyMatch(other -> mayFollow(state, leader, other, led, true));
    }

    private static boolean mayFollow(
            CenturyState state, Fighter leader, Fighter other, List<String> led, boolean friends) {
        return other != leader
                && state.enemies(leader, other) != friends
                && other.isFighting()
                && other.hasBody()
                && !led.contains(other.id());
    }

    @Override
    public int worthInScene(CenturyState state, Fighter person, TraitInUse own) {
        return person.body().person().level() > 0 && hasFriend(state, person, List.of()) ? 5 : 0;
    }
}
