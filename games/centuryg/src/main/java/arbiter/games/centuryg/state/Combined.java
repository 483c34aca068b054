package arbiter.games.centuryg.state;

import arbiter.games.centuryg.sheet.Attribute;
import arbiter.games.centuryg.sheet.Machine;
import arbiter.kernel.Line;
import java.util.ArrayList;
import java.util.List;

/** Units are one from now on, with the average of what they had left. Ledger: BCG-COMB-4, BCG-COMB-5, BCG-AMB-109. */
public record Combined(String lead, List<String> others, boolean unison) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        Fighter whole = state.fighter(lead);
        int points = whole.points;
        int energy = whole.energy.left();
        int genre = whole.genre.points;
        List<Machine> machines = new ArrayList<>();
        for (String id : others) {
            Fighter part = state.fighter(id);
            machines.add(part.machine());
            points += part.points;
            energy += part.energy.left();
            genre += part.genre.points;
            part.crew.board(lead);
            state.marks = Marks.handedOn(state.marks, id, lead); // BCG-COMB-3
            whole.crew.remember(part.crew);
            part.aim = null;
            if (!unison) { // what they have spent is restored
                part.stores.takeOver(new Stores());
                part.restoration.takeOver(Reserve.of(part.machine().systems()));
            }
            if (unison) { // they share freely, so there is one purse
                part.genre.points = 0;
            }
        }
        int count = others.size() + 1;
        Machine together = unison
                ? Composite.unison(whole.machine(), machines, whole.machine().powers())
                : Composite.led(whole.machine(), machines);
        whole.crew.join(others, together, unison);
        whole.takeForm(0);
        whole.points = Math.min(points / count, whole.fullPoints()); // BCG-DMG-3
        whole.energy.set(energy / count, Capacity.of(state, whole));
        if (unison) {
            whole.genre.points = genre;
        }
        while (whole.maims.size() > whole.levelsLost()) {
            whole.maims = List.copyOf(whole.maims.subList(0, whole.maims.size() - 1));
        }
        remember(state, whole);
        whole.restoration.settle(whole.rank(Attribute.SYSTEMS), whole.rank(Attribute.SYSTEMS));
        state.put(whole, whole.zone);
        Capacity.settle(state);
    }

    /** Nobody gains anything later for Levels that went by averaging. Ledger: BCG-DMG-4. */
    private void remember(CenturyState state, Fighter whole) {
        whole.levelsEverLost = Math.max(whole.levelsEverLost, whole.levelsLost());
        for (String id : others) {
            Fighter part = state.fighter(id);
            part.levelsEverLost = Math.max(part.levelsEverLost, whole.levelsLost());
        }
    }

    @Override
    public Line line(CenturyState state) {
        Fighter whole = state.fighter(lead);
        Line.Builder line = CenturyEvent.tell(state, lead);
        for (String id : others) {
            line.words(" and ").unit(id, state.fighter(id).name());
        }
        return line.words(" combine: " + whole.points + " Threshold, " + whole.energy() + " Energy")
                .line();
    }
}
