package arbiter.games.centuryg.turn;

import arbiter.games.centuryg.boss.BossUpgrades;
import arbiter.games.centuryg.crew.ActingPilot;
import arbiter.games.centuryg.crew.TakeLead;
import arbiter.games.centuryg.duel.DuelContest;
import arbiter.games.centuryg.match.FootTurn;
import arbiter.games.centuryg.power.SetupPower;
import arbiter.games.centuryg.power.SetupPowers;
import arbiter.games.centuryg.terrain.ExtremeGround;
import arbiter.games.centuryg.turn.CurrentTurn.BeginningOver;
import arbiter.games.centuryg.turn.CurrentTurn.TurnEnded;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.upgrade.BeginningUpgrade;
import arbiter.games.centuryg.upgrade.InstalledTrait;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;

/** The Beginning Phase: one item of the menu after the other, in any order. Ledger: 5.2, BCG-OP-7, BCG-OP-11. */
public final class BeginningPhase {

    private BeginningPhase() {}

    /** One step is one item; with nothing left to do the Unit comes to its Action. */
    public static void resolve(Play<CenturyState> play) {
        CenturyState state = play.state();
        Fighter pilot = state.acting().orElseThrow();
        Fighter unit = ActingPilot.body(state, pilot);
        if (!unit.isFighting()) {
            play.emit(new TurnEnded(pilot.id()));
            return;
        }
        if (FootTurn.breathes(play, unit)) { // miniature-chemical-weapon
            return;
        }
        boolean leads = !ActingPilot.hasSubpilotActing(state, unit);
        List<CenturyAct> mandatory = leads ? mandatory(state, unit) : List.of();
        List<CenturyAct> optional = leads ? optional(state, unit) : aboard(state, unit, pilot);
        if (mandatory.isEmpty() && optional.isEmpty()) {
            play.emit(new BeginningOver(pilot.id()));
            return;
        }
        SetupPowers.offer(state, pilot, optional);
        List<Option> options = new ArrayList<>(mandatory);
        options.addAll(optional);
        if (mandatory.isEmpty()) {
            options.add(0, new NoAct("on", "On to the Action"));
        }
        Option chosen = options.size() == 1
                ? options.get(0)
                : play.choose(Request.one(pilot.decider(), "beginning.item", options)
                        .asking(() -> pilot.name() + ": anything before the Action?")
                        .partOf("turn.action"));
        if (chosen instanceof CenturyAct deed) {
            deed.resolve(play, deed instanceof SetupPower ? pilot : unit); // BCG-COMB-3
        } else {
            play.emit(new BeginningOver(pilot.id()));
        }
    }

    /** Must be dealt with before the Action. */
    private static List<CenturyAct> mandatory(CenturyState state, Fighter unit) {
        List<CenturyAct> deeds = new ArrayList<>(0);
        ExtremeGround.offer(state, unit, deeds);
        BossUpgrades.mandatory(state, unit, deeds);
        return deeds;
    }

    /** May be used once each. */
    public static List<CenturyAct> optional(CenturyState state, Fighter unit) {
        List<CenturyAct> deeds = new ArrayList<>(0);
        DuelContest.offer(state, unit, deeds);
        for (InstalledTrait<BeginningUpgrade> one : unit.upgrades().beginnings()) {
            one.trait().offer(state, unit, one, deeds);
        }
        BossUpgrades.optional(state, unit, deeds);
        return deeds;
    }

    /** What is left for somebody who does not lead the combined Unit. Ledger: BCG-COMB-3, BCG-AMB-109. */
    private static List<CenturyAct> aboard(CenturyState state, Fighter unit, Fighter pilot) {
        List<CenturyAct> deeds = new ArrayList<>(0);
        TakeLead.offer(state, unit, pilot, deeds);
        for (InstalledTrait<BeginningUpgrade> one : unit.upgrades().beginnings()) {
            one.trait().offerAboard(state, unit, pilot, one, deeds);
        }
        ActingPilot.restore(state, unit, pilot, false, deeds);
        return deeds;
    }
}
