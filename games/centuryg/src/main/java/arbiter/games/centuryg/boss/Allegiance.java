package arbiter.games.centuryg.boss;

import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Line;
import arbiter.tabletop.unit.Part;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Whose will a Unit does besides its own: the Boss that makes it attack just now and its side; and the Boss that sent it,
 * right after whom it acts. Ledger: BCG-AMB-124, we-are-many.
 */
public record Allegiance(Optional<String> possessor, Optional<String> possessorSide, Optional<String> leader)
        implements Part {

    public static final Allegiance OWN = new Allegiance(Optional.empty(), Optional.empty(), Optional.empty());

    /** A Unit, and its like if a Boss sent them: those count as one for what is used up. Ledger: we-are-many. */
    public static List<Fighter> sharing(CenturyState state, String unit) {
        Fighter fighter = state.unit(unit);
        Optional<String> leader = fighter.allegiance().leader();
        if (leader.isEmpty()) {
            return List.of(fighter);
        }
        List<Fighter> alike = new ArrayList<>();
        for (Fighter other : state.units()) {
            if (leader.equals(other.allegiance().leader())) {
                alike.add(other);
            }
        }
        return alike;
    }

    public boolean isPossessed() {
        return possessor.isPresent();
    }

    Allegiance possessedBy(String boss, String side) {
        return new Allegiance(Optional.of(boss), Optional.of(side), leader);
    }

    Allegiance free() {
        return new Allegiance(Optional.empty(), Optional.empty(), leader);
    }

    Allegiance sentBy(String boss) {
        return new Allegiance(possessor, possessorSide, Optional.of(boss));
    }

    /** A Boss takes a Unit over for one attack, or lets it go. Ledger: BCG-AMB-124. */
    public record Possessed(String unit, String by, boolean on) implements CenturyEvent {

        @Override
        public void apply(CenturyState state) {
            Fighter fighter = state.unit(unit);
            Allegiance allegiance = fighter.allegiance();
            fighter.set(on ? allegiance.possessedBy(by, state.unit(by).side()) : allegiance.free());
        }

        @Override
        public Line line(CenturyState state) {
            return tell(state, unit)
                    .words(on ? " is possessed by " : " is free of ")
                    .unit(by, state.unit(by).name())
                    .line();
        }
    }
}
