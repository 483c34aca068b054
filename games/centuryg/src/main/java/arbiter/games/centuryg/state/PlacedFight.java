package arbiter.games.centuryg.state;

import arbiter.games.centuryg.sheet.Armory;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** Who is in a fight, on what ground, and who knows of whom. */
public abstract class PlacedFight {

    private List<Fighter> fighters;
    private Field field;
    private TableRules rules = TableRules.STANDARD;
    Armory armory = Armory.EMPTY;

    Ground ground = new Ground();
    Scene scene = new Scene();
    List<String> hidden = List.of();
    /** Which sheets a side has seen. Ledger: knowledge-is-power. */
    List<Known> known = List.of();
    /** Helpers off the map, if there are any. Ledger: BCG-RNF-1. */
    Reinforcements reinforcements;

    /** A Unit whose sheet a side knows. */
    public record Known(String unit, String side) {}

    /** For reading a saved fight. */
    PlacedFight() {}

    PlacedFight(List<Fighter> fighters, Field field, TableRules rules) {
        this.fighters = new ArrayList<>(fighters);
        this.field = field;
        this.rules = rules;
    }

    public final Armory armory() {
        return armory;
    }

    public final List<Fighter> fighters() {
        return fighters;
    }

    public final Fighter fighter(String id) {
        for (int i = 0; i < fighters.size(); i++) { // mostly it is the very text, which is found sooner
            if (fighters.get(i).id() == id) {
                return fighters.get(i);
            }
        }
        for (int i = 0; i < fighters.size(); i++) {
            Fighter fighter = fighters.get(i);
            if (fighter.id().equals(id)) {
                return fighter;
            }
        }
        throw new IllegalArgumentException("nobody here is called " + id);
    }

    public final Field field() {
        return field;
    }

    public final TableRules rules() {
        return rules;
    }

    public final Ground ground() {
        return ground;
    }

    public final Scene scene() {
        return scene;
    }

    public final Optional<Reinforcements> reinforcements() {
        return Optional.ofNullable(reinforcements);
    }

    /** Whether a side may read a Unit's sheet. */
    public final boolean knows(String side, Fighter fighter) {
        return fighter.trueSide().equals(side) || !known.isEmpty() && known.contains(new Known(fighter.id(), side));
    }

    public final List<String> hidden() {
        return hidden;
    }

    public final boolean enemies(Fighter one, Fighter other) {
        return !one.isWith(other);
    }

    public final int distance(Fighter one, Fighter other) {
        return Footprint.distance(field, one, other);
    }

    /** A Unit is there now, and whoever is inside it or part of it too. Ledger: BCG-DOCK-2. */
    void put(Fighter fighter, int zone) {
        fighter.zone = zone;
        for (Fighter other : fighters) {
            if (other != fighter && (fighter.id().equals(other.base) || isPart(other, fighter))) {
                other.zone = zone;
            }
        }
    }

    /** The Unit that a pilot acts with: a combined one, or just its own. */
    Fighter bodyOf(String pilot) {
        Fighter fighter = fighter(pilot);
        return fighter.crew.isAboard() ? fighter(fighter.crew.aboard().get()) : fighter;
    }

    /** Where a pilot's Genre Points are: those in Unison share theirs. Ledger: unison-combination. */
    Genre purse(String pilot) {
        Fighter body = bodyOf(pilot);
        return (body.crew.isUnison() ? body : fighter(pilot)).genre;
    }

    /** A Unit, and its like if a Boss sent them: those count as one for what is used up. Ledger: we-are-many. */
    List<Fighter> sharing(String unit) {
        Fighter fighter = fighter(unit);
        if (fighter.allegiance.leader == null) {
            return List.of(fighter);
        }
        List<Fighter> alike = new ArrayList<>();
        for (Fighter other : fighters) {
            if (fighter.allegiance.leader.equals(other.allegiance.leader)) {
                alike.add(other);
            }
        }
        return alike;
    }

    private static boolean isPart(Fighter one, Fighter whole) {
        return one.crew.isAboard() && one.crew.aboard().get().equals(whole.id());
    }

    /** Becomes a fight of the same people at the same place, which nothing changes any more. */
    void be(PlacedFight other) {
        fighters = new ArrayList<>(other.fighters.size());
        for (Fighter fighter : other.fighters) {
            fighters.add(fighter.copy());
        }
        field = other.field;
        rules = other.rules;
        armory = other.armory;
    }

    void restoreFighters(PlacedFight earlier) {
        while (fighters.size() > earlier.fighters.size()) {
            fighters.remove(fighters.size() - 1);
        }
        for (int i = 0; i < earlier.fighters.size(); i++) {
            if (i < fighters.size()) {
                fighters.get(i).restore(earlier.fighters.get(i));
            } else {
                fighters.add(earlier.fighters.get(i).copy());
            }
        }
    }

    void restorePlace(PlacedFight earlier) {
        ground.takeOver(earlier.ground);
        scene.takeOver(earlier.scene);
        hidden = earlier.hidden;
        known = earlier.known;
        reinforcements = earlier.reinforcements;
    }

    boolean isPlacedLike(PlacedFight that) {
        return hidden.equals(that.hidden)
                && known.equals(that.known)
                && Objects.equals(reinforcements, that.reinforcements)
                && armory.equals(that.armory)
                && ground.equals(that.ground)
                && scene.equals(that.scene)
                && fighters.equals(that.fighters)
                && rules.equals(that.rules)
                && field.equals(that.field);
    }
}
