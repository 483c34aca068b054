package arbiter.games.centuryg.person;

import arbiter.games.centuryg.damage.Destroyed;
import arbiter.games.centuryg.damage.UnitFate;
import arbiter.games.centuryg.match.Appeared;
import arbiter.games.centuryg.match.SceneScale;
import arbiter.games.centuryg.move.ZoneOption;
import arbiter.games.centuryg.sheet.PilotAttribute;
import arbiter.games.centuryg.sheet.SkillId;
import arbiter.games.centuryg.sheet.TraitId;
import arbiter.games.centuryg.test.PersonInitiative;
import arbiter.games.centuryg.test.PilotRoll;
import arbiter.games.centuryg.test.TestCall;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
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
        TraitUses.use(play, fighter, TraitId.I_WAS_HERE_ALL_ALONG, Period.EPISODE);
        boolean hides = fighter.body().isTrained(SkillId.STEALTH, "");
        TestCall call = TestCall.of("having been here", hides ? PilotAttribute.FITNESS : PilotAttribute.CHARM)
                .with(hides ? SkillId.STEALTH : SkillId.DECEPTION)
                .against(UNSEEN);
        if (PilotRoll.resolve(play, fighter, call).passed()) {
            appear(play, fighter);
        }
    }

    public static void elusive(Play<CenturyState> play, Fighter boss) {
        TraitUses.use(play, boss, TraitId.ELUSIVE_FORM, Period.EPISODE);
        appear(play, boss);
    }

    /** Out of a Scene at once; out of a Match it takes an Action. */
    public static void leave(Play<CenturyState> play, Fighter boss) {
        TraitUses.use(play, boss, TraitId.ELUSIVE_FORM, Period.EPISODE);
        play.emit(new Destroyed(boss.id(), UnitFate.RETREATED));
    }

    /** In a Match, Initiative says when the newcomer's first Turn is. */
    private static void appear(Play<CenturyState> play, Fighter newcomer) {
        CenturyState state = play.state();
        List<ZoneOption> spots = new ArrayList<>();
        for (int zone = 0; zone < state.field().zones().size(); zone++) {
            spots.add(ZoneOption.of(state, zone, newcomer.zone()));
        }
        int zone = play.choose(Request.one(newcomer.decider(), "arrival.place", spots)
                        .asking(() -> "Where is " + newcomer.name() + "?"))
                .zone();
        boolean passed = false;
        if (state.scene().scale() == SceneScale.MATCH) {
            PersonInitiative.roll(play, newcomer);
            passed = state.acting()
                    .filter(acting -> acting.initiative() < newcomer.initiative())
                    .isPresent();
        }
        play.emit(new Appeared(newcomer.id(), zone, passed));
    }
}
