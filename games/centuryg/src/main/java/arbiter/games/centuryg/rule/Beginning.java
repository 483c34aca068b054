package arbiter.games.centuryg.rule;

import arbiter.games.centuryg.rule.match.FootTurn;
import arbiter.games.centuryg.sheet.UpgradeId;
import arbiter.games.centuryg.state.BeginningOver;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Fighter;
import arbiter.games.centuryg.state.TurnEnded;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;

/** The Beginning Phase: one item of the menu after the other, in any order. Ledger: 5.2, BCG-OP-7, BCG-OP-11. */
public final class Beginning {

    private Beginning() {}

    /** One step is one item; with nothing left to do the Unit comes to its Action. */
    public static void resolve(Play<CenturyState> play) {
        CenturyState state = play.state();
        Fighter pilot = state.acting().orElseThrow();
        Fighter unit = Aboard.body(state, pilot);
        if (!unit.isFighting()) {
            play.emit(new TurnEnded(pilot.id()));
            return;
        }
        if (FootTurn.breathes(play, unit)) { // miniature-chemical-weapon
            return;
        }
        boolean leads = !Aboard.hasSubpilotActing(state, unit);
        List<Deed> mandatory = leads ? mandatory(state, unit) : List.of();
        List<Deed> optional = leads ? optional(state, unit) : aboard(state, unit, pilot);
        if (mandatory.isEmpty() && optional.isEmpty()) {
            play.emit(new BeginningOver(pilot.id()));
            return;
        }
        SetupPowers.offer(state, pilot, optional);
        List<Option> options = new ArrayList<>(mandatory);
        options.addAll(optional);
        if (mandatory.isEmpty()) {
            options.add(0, new NoDeed("on", "On to the Action"));
        }
        Option chosen = options.size() == 1
                ? options.get(0)
                : play.choose(Request.one(pilot.decider(), "beginning.item", options)
                        .asking(() -> pilot.name() + ": anything before the Action?"));
        if (chosen instanceof Deed deed) {
            deed.resolve(play, deed instanceof Setup ? pilot : unit); // BCG-COMB-3
        } else {
            play.emit(new BeginningOver(pilot.id()));
        }
    }

    /** Must be dealt with before the Action. */
    private static List<Deed> mandatory(CenturyState state, Fighter unit) {
        List<Deed> deeds = new ArrayList<>(0);
        ExtremeGround.offer(state, unit, deeds);
        BossUpgrades.mandatory(state, unit, deeds);
        return deeds;
    }

    /** May be used once each. */
    static List<Deed> optional(CenturyState state, Fighter unit) {
        List<Deed> deeds = new ArrayList<>(0);
        DuelContest.offer(state, unit, deeds);
        CommanderType.offer(state, unit, deeds);
        Regenerative.offer(state, unit, deeds);
        AbsoluteBarrier.offer(state, unit, deeds);
        Antigravity.offer(state, unit, deeds);
        Overbooster.offer(state, unit, deeds);
        InvincibleAlloy.offer(state, unit, deeds);
        Morph.begin(state, unit, deeds);
        Biological.offer(state, unit, deeds);
        BossUpgrades.optional(state, unit, deeds);
        return deeds;
    }

    /** What is left for somebody who does not lead the combined Unit. Ledger: BCG-COMB-3, BCG-AMB-109. */
    private static List<Deed> aboard(CenturyState state, Fighter unit, Fighter pilot) {
        List<Deed> deeds = new ArrayList<>(0);
        TakeLead.offer(state, unit, pilot, deeds);
        CommanderType.offer(state, unit, Component.own(state, unit, pilot), deeds);
        Aboard.restorer(state, unit, pilot, UpgradeId.REGENERATIVE, Regenerative.USES)
                .ifPresent(holder -> Regenerative.offer(state, unit, holder, deeds));
        return deeds;
    }
}
