package arbiter.games.capital.turn;

import arbiter.games.capital.ability.Rally;
import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Play;
import java.util.List;

/** Prepare: the standard Action that lets a later roll with one Attribute be thrown again. Ledger: CAP-ACT-2. */
public record Prepare(Combatant unit, Attribute attribute) implements CapitalAct {

    private static final Attribute[] ATTRIBUTES = Attribute.values();

    static void offer(Combatant unit, List<CapitalAct> menu) {
        if (!unit.isCritical()) { // CAP-DYING-2
            for (Attribute attribute : ATTRIBUTES) {
                menu.add(new Prepare(unit, attribute));
            }
        }
    }

    @Override
    public String id() {
        return "prepare:" + attribute.name().toLowerCase(java.util.Locale.ROOT);
    }

    @Override
    public String text() {
        return "Prepare for a roll with " + attribute;
    }

    @Override
    public boolean isAction() {
        return true;
    }

    @Override
    public void resolve(Play<CapitalState> play, Occasion occasion) {
        boolean rallied = Rally.enhances(play, unit, "the Prepare");
        play.emit(new Prepared(unit.id(), attribute));
        if (rallied) {
            PrepareAgain.resolve(play, unit, attribute);
        }
    }
}
