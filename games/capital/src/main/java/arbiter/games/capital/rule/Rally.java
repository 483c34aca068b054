package arbiter.games.capital.rule;

import arbiter.games.capital.sheet.AbilityId;
import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.state.CapitalState;
import arbiter.games.capital.state.Combatant;
import arbiter.games.capital.state.Rallied;
import arbiter.games.capital.state.RallyTicked;
import arbiter.games.capital.state.RallyUsed;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.kernel.YesNo;
import java.util.ArrayList;
import java.util.List;

/** The Captain's Ultimate: whoever hears it can make more of one Action in every turn. Ledger: rally-1, CAP-AMB-112. */
record Rally(Combatant captain) implements Deed {

    private static final int TURNS = 2;

    static void offer(Combatant captain, List<Deed> menu) {
        if (Ultimate.ready(captain, AbilityId.RALLY_1)) {
            menu.add(new Rally(captain));
        }
    }

    @Override
    public String id() {
        return "rally";
    }

    @Override
    public String text() {
        return "Rally everybody who hears";
    }

    @Override
    public boolean isAction() {
        return false;
    }

    @Override
    public void resolve(Play<CapitalState> play, Manner manner) { // a vehicle has neither ears nor Actions of its own
        CapitalState state = play.state();
        List<UnitOption> followers = new ArrayList<>();
        for (Combatant unit : state.combatants()) {
            if (unit.present()
                    && !unit.isVehicle()
                    && !state.enemies(captain, unit)
                    && Hearing.hears(state, unit, captain)) {
                followers.add(new UnitOption(unit));
            }
        }
        List<UnitOption> chosen =
                play.chooseSome(Request.some(captain.decider(), "rally.units", followers, 1, followers.size())
                        .asking(() -> "Whom does " + captain.name() + " rally?"));
        Ultimate.spend(play, captain, AbilityId.RALLY_1);
        chosen.forEach(follower -> play.emit(new Rallied(follower.unit().id(), captain.id(), TURNS)));
    }

    /** At the start of the Captain's turn. Ledger: CAP-AMB-73. */
    static void tick(Play<CapitalState> play, Combatant captain) {
        if (!captain.has(AbilityId.RALLY_1)) {
            return;
        }
        for (Combatant unit : play.state().combatants()) {
            if (unit.readiness().isRallied()
                    && captain.id().equals(unit.readiness().ralliedBy().get())) {
                play.emit(new RallyTicked(unit.id()));
            }
        }
    }

    /** Whether the unit makes more of the Action it takes: one Action in any single turn. Ledger: CAP-AMB-74. */
    static boolean enhances(Play<CapitalState> play, Combatant unit, String action) {
        if (!unit.readiness().mayRally(play.state().turns())) {
            return false;
        }
        boolean more = play.choose(Request.one(unit.decider(), "rally.use", YesNo.BOTH)
                        .asking(() -> "Does " + unit.name() + " use Rally for " + action + "?")
                        .otherwise(YesNo.YES))
                == YesNo.YES;
        if (more) {
            play.emit(new RallyUsed(unit.id(), action));
        }
        return more;
    }

    /** The CHA of the Captain a unit is rallied by, at this moment. */
    static int charisma(CapitalState state, Combatant unit) {
        return state.combatant(unit.readiness().ralliedBy().orElseThrow()).score(Attribute.CHA);
    }
}
