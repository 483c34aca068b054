package arbiter.games.centuryg.boss;

import arbiter.games.centuryg.machine.Supplies;
import arbiter.games.centuryg.machine.UsedEquipment;
import arbiter.games.centuryg.sheet.Machine;
import arbiter.games.centuryg.turn.TurnPlace;
import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Line;

/** A Boss sends another Unit into the fight, on its own Initiative. Ledger: we-are-many, BCG-AMB-116. */
public record MinionDeployed(String unit, String name, Machine machine, String leader, int zone)
        implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        Fighter boss = state.unit(leader);
        Fighter sent = new Fighter(unit, name, boss.side(), machine, zone);
        sent.hide(boss.isHidden());
        sent.set(sent.allegiance().sentBy(leader));
        boolean acted = boss.hasActed() || state.currentTurn().isOf(leader); // from the Boss's next Turn on
        TurnPlace.follow(sent, boss, acted);
        Fighter minion = state.add(sent);
        Fighter first = Allegiance.sharing(state, unit).get(0);
        if (first != minion) { // what they have used up together
            UsedEquipment.share(minion, first);
            Supplies.shareRestoration(minion, first);
        }
    }

    @Override
    public Line line(CenturyState state) {
        return tell(state, leader)
                .words(" sends ")
                .unit(unit, name)
                .words(" to " + state.field().name(zone))
                .line();
    }
}
