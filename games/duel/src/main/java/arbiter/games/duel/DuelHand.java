package arbiter.games.duel;

import arbiter.content.Problems;
import arbiter.games.duel.fight.DuelState;
import arbiter.games.duel.fight.FightEvents.ReserveKept;
import arbiter.games.duel.fight.Fighter;
import arbiter.games.duel.fight.HandEvents.Adjusted;
import arbiter.games.duel.fight.HandEvents.BalanceSet;
import arbiter.games.duel.fight.HandEvents.FighterJoined;
import arbiter.games.duel.fight.HandEvents.FighterLeft;
import arbiter.games.duel.fight.HandEvents.Hidden;
import arbiter.games.duel.sheet.Duelist;
import arbiter.kernel.Event;
import arbiter.kernel.Refused;
import arbiter.kernel.View;
import arbiter.rulebook.GamemasterHand;
import arbiter.rulebook.Placement;
import arbiter.rulebook.edit.CommonEdits;
import arbiter.rulebook.edit.Edit;
import arbiter.rulebook.edit.Field;
import java.util.List;

/** What a gamemaster can change by hand in a duel. */
final class DuelHand implements GamemasterHand<DuelState> {

    private static final int MOST_BREATH = 99;

    @Override
    public List<Edit<DuelState>> onTable(DuelState state) {
        return List.of(CommonEdits.addUnit(DuelHand::added));
    }

    @Override
    public List<Edit<DuelState>> onUnit(DuelState state, String id) {
        Fighter fighter = state.unit(id);
        return List.of(
                bars(fighter),
                balance(fighter),
                CommonEdits.hide(fighter.isHidden(), hidden -> new Hidden(id, hidden)),
                CommonEdits.removeUnit(new FighterLeft(id)));
    }

    private static Event<DuelState> added(Placement unit) {
        Problems problems = new Problems();
        unit.onlyNow(DuelSetup.VALUES);
        Duelist duelist = unit.sheet(Duelist.class).orElseThrow(() -> new Refused("this unit has no sheet"));
        Fighter fighter = DuelSetup.fighter(unit, duelist, problems);
        problems.throwIfAny();
        return new FighterJoined(fighter);
    }

    private static Edit<DuelState> bars(Fighter fighter) {
        String id = fighter.id();
        return CommonEdits.setBar(
                List.of(
                        new View.Bar("health", fighter.health(), fighter.sheet().health()),
                        new View.Bar("breath", fighter.breath(), MOST_BREATH),
                        new View.Bar(
                                "reserve",
                                fighter.stance().reserve(),
                                fighter.sheet().nerve())),
                (bar, value) -> switch (bar) {
                    case "health" -> new Adjusted(id, value, fighter.breath());
                    case "breath" -> new Adjusted(id, fighter.health(), value);
                    default -> new ReserveKept(id, value);
                });
    }

    private static Edit<DuelState> balance(Fighter fighter) {
        boolean now = fighter.stance().offBalance();
        Field.Value offBalance =
                Field.Value.of("off-balance", "off balance").now(now).asking(new Field.Switch("on", "It holds", now));
        return new Edit<>(
                "set-condition",
                "Set a condition",
                List.of(new Field.Choice("condition", "Condition", List.of(offBalance))),
                values -> new BalanceSet(fighter.id(), values.on("on")));
    }
}
