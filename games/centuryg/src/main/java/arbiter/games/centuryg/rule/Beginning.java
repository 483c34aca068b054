package arbiter.games.centuryg.rule;

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
        Fighter unit = state.acting().orElseThrow();
        if (!unit.isFighting()) {
            play.emit(new TurnEnded(unit.id()));
            return;
        }
        List<Deed> mandatory = mandatory(state, unit);
        List<Deed> optional = optional(state, unit);
        if (mandatory.isEmpty() && optional.isEmpty()) {
            play.emit(new BeginningOver(unit.id()));
            return;
        }
        SetupPowers.offer(state, unit, optional);
        List<Option> options = new ArrayList<>(mandatory);
        options.addAll(optional);
        if (mandatory.isEmpty()) {
            options.add(0, new NoDeed("on", "On to the Action"));
        }
        Option chosen = options.size() == 1
                ? options.get(0)
                : play.choose(Request.one(unit.decider(), "beginning.item", options)
                        .asking(() -> unit.name() + ": anything before the Action?"));
        if (chosen instanceof Deed deed) {
            deed.resolve(play, unit);
        } else {
            play.emit(new BeginningOver(unit.id()));
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
    private static List<Deed> optional(CenturyState state, Fighter unit) {
        List<Deed> deeds = new ArrayList<>(0);
        DuelContest.offer(state, unit, deeds);
        BossUpgrades.optional(state, unit, deeds);
        return deeds;
    }
}
