package arbiter.games.centuryg.wild;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.centuryg.Equipment;
import arbiter.games.centuryg.damage.UnitFate;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;

/** What holds at every table between two steps, whatever has happened. */
final class Invariants {

    private Invariants() {}

    static void check(CenturyState state) {
        for (Fighter unit : state.units()) {
            assertThat(unit.energy()).as("Energy of %s", unit.name()).isNotNegative();
            assertThat(unit.genre().points()).as("GP of %s", unit.name()).isNotNegative();
            assertThat(unit.zone()).isBetween(0, state.field().zones().size() - 1);
            points(unit);
            duel(state, unit);
            unit.base()
                    .ifPresent(base -> assertThat(unit.zone())
                            .as("%s is with its Base", unit.name())
                            .isEqualTo(state.unit(base).zone()));
        }
        assertThat(state.tension()).isNotNegative();
        state.marks().forEach(mark -> assertThat(state.unit(mark.on())).isNotNull());
    }

    private static void points(Fighter unit) {
        assertThat(unit.points()).as("Threshold of %s", unit.name()).isBetween(0, unit.fullPoints());
        assertThat(unit.maims()).as("Areas of %s", unit.name()).doesNotHaveDuplicates();
        boolean whole = Equipment.has(unit, "squadron")
                || unit.isOnFoot()
                || unit.crew().isCombined();
        if (unit.fate() == UnitFate.FIGHTING && !whole) {
            assertThat(unit.maims().size())
                    .as("Levels and Areas lost by %s", unit.name())
                    .isLessThanOrEqualTo(Math.max(unit.levelsLost(), 0));
        }
    }

    /** Both ends of a Duel know of it and are in the same Zone. */
    private static void duel(CenturyState state, Fighter unit) {
        unit.duel().ifPresent(id -> {
            Fighter other = state.unit(id);
            assertThat(other.duel()).contains(unit.id());
            assertThat(unit.isFighting() && other.isFighting()).isTrue();
            assertThat(other.zone())
                    .as("%s duels %s", unit.name(), other.name())
                    .isEqualTo(unit.zone());
        });
    }
}
