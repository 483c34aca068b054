package arbiter.games.centuryg.rule.person;

import arbiter.games.centuryg.rule.Spot;
import arbiter.games.centuryg.sheet.PilotAttribute;
import arbiter.games.centuryg.sheet.SkillId;
import arbiter.games.centuryg.sheet.TraitId;
import arbiter.games.centuryg.state.Appeared;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Destroyed;
import arbiter.games.centuryg.state.Fate;
import arbiter.games.centuryg.state.Fighter;
import arbiter.games.centuryg.state.Period;
import arbiter.games.centuryg.state.Scale;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;

/** Coming into a Scene out of nowhere, and leaving it so. Ledger: i-was-here-all-along, elusive-form. */
public final class Arrivals {

    private static final int UNSEEN = 15;

    private Arrivals() {}

    /** Stealth or Deception, whichever is trained. */
    public static void hereAllAlong(Play<CenturyState> play, Fighter fighter) {
        Traits.use(play, fighter, TraitId.I_WAS_HERE_ALL_ALONG, Period.EPISODE);
        boolean hides = fighter.body().isTrained(SkillId.STEALTH, "");
        TestCall call = TestCall.of("having been here", hides ? PilotAttribute.FITNESS : PilotAttribute.CHARM)
                .with(hides ? SkillId.STEALTH : SkillId.DECEPTION)
                .against(UNSEEN);
        if (PilotTest.resolve(play, fighter, call).passed()) {
            appear(play, fighter);
        }
    }

    public static void elusive(Play<CenturyState> play, Fighter boss) {
        Traits.use(play, boss, TraitId.ELUSIVE_FORM, Period.EPISODE);
        appear(play, boss);
    }

    /** Out of a Scene at once; out of a Match it takes an Action. */
    public static void leave(Play<CenturyState> play, Fighter boss) {
        Traits.use(play, boss, TraitId.ELUSIVE_FORM, Period.EPISODE);
        play.emit(new Destroyed(boss.id(), Fate.RETREATED));
    }

    /** In a Match, Initiative says when the newcomer's first Turn is. */
    private static void appear(Play<CenturyState> play, Fighter newcomer) {
        CenturyState state = play.state();
        List<Spot> spots = new ArrayList<>();
        for (int zone = 0; zone < state.field().zones().size(); zone++) {
            spots.add(Spot.of(state, zone, newcomer.zone()));
        }
        int zone = play.choose(Request.one(newcomer.decider(), "arrival.place", spots)
                        .asking(() -> "Where is " + newcomer.name() + "?"))
                .zone();
        boolean passed = false;
        if (state.scene().scale() == Scale.MATCH) {
            PilotInitiative.roll(play, newcomer);
            passed = state.acting()
                    .filter(acting -> acting.initiative() < newcomer.initiative())
                    .isPresent();
        }
        play.emit(new Appeared(newcomer.id(), zone, passed));
    }
}
