package arbiter.games.gladiators.wild;

import arbiter.games.gladiators.sheet.OwnedPower;
import arbiter.games.gladiators.sheet.PlainPower;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Event;
import arbiter.testkit.Notebook;
import arbiter.testkit.Uses;

/** Counts abilities and modifiers by the powers that the log tells of: used, switched on, or part of a roll. */
final class PowerTally implements Notebook.Witness<GladiatorsState> {

    private final Uses uses;

    PowerTally(Uses uses) {
        this.uses = uses;
    }

    @Override
    public void happened(GladiatorsState state, Event<GladiatorsState> event, String line) {
        for (Gladiator unit : state.units()) {
            for (OwnedPower power : unit.powers()) {
                if (line.contains(power.title()) && line.contains(unit.name())) {
                    power.ways().forEach(this::count);
                    power.whole()
                            .modifiers()
                            .forEach(modifier -> uses.count(modifier.entry().id()));
                }
            }
        }
    }

    private void count(PlainPower way) {
        uses.count(way.ability().id());
    }
}
