package arbiter.games.centuryg.rule.person;

import arbiter.games.centuryg.rule.Whether;
import arbiter.games.centuryg.sheet.PilotAttribute;
import arbiter.games.centuryg.sheet.SkillId;
import arbiter.games.centuryg.sheet.TraitId;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Fighter;
import arbiter.games.centuryg.state.Note;
import arbiter.games.centuryg.state.Noted;
import arbiter.games.centuryg.state.Period;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;

/** Words that carry others through a Scene. Ledger: leadership, BCG-AMB-14. */
public final class Leadership {

    private Leadership() {}

    /** Up to as many others as the Power Level says get 1 Advantage, and one more for each ten points. */
    public static void resolve(Play<CenturyState> play, Fighter leader) {
        Traits.use(play, leader, TraitId.LEADERSHIP, Period.EPISODE);
        TestCall call = TestCall.of("leading", PilotAttribute.CHARM).with(SkillId.PRESENCE);
        int advantages = 1 + PilotTest.resolve(play, leader, call).total() / 10;
        List<String> led = new ArrayList<>();
        for (int i = 0; i < leader.body().person().level(); i++) {
            List<Whether> others = others(play.state(), leader, led, advantages);
            if (others.isEmpty()) {
                return;
            }
            others.add(Whether.none("Nobody else"));
            Whether chosen = play.choose(Request.one(leader.decider(), "leadership.whom", others)
                    .asking(() -> "Who has " + advantages + " Advantages for the Scene?"));
            if (chosen.declines()) {
                return;
            }
            chosen.act(play);
        }
    }

    private static List<Whether> others(CenturyState state, Fighter leader, List<String> led, int advantages) {
        List<Whether> others = new ArrayList<>();
        for (Fighter other : state.fighters()) {
            if (other != leader && other.isFighting() && other.hasBody() && !led.contains(other.id())) {
                others.add(Whether.of(other.id(), other.name(), play -> {
                    led.add(other.id());
                    Note note = new Note(Note.Kind.INSPIRED, leader.id(), advantages, Period.SCENE);
                    play.emit(new Noted(
                            other.id(), note, "has " + advantages + " Advantages on all Tests for the Scene"));
                }));
            }
        }
        return others;
    }
}
