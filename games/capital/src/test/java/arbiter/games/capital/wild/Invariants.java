package arbiter.games.capital.wild;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.capital.ability.ClearMind.ClarityCounters;
import arbiter.games.capital.ability.DelayTheInevitable.DelayedDamage;
import arbiter.games.capital.ability.Overflow.OverflowCounters;
import arbiter.games.capital.damage.Life;
import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.sheet.Maxima;
import arbiter.games.capital.turn.Slot;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;

/** What holds at every table between two steps, whatever has happened. */
final class Invariants {

    private Invariants() {}

    static void check(CapitalState state) {
        for (Combatant unit : state.units()) {
            within(unit);
            alive(unit);
            grapples(state, unit);
            seats(state, unit);
            bounds(unit);
        }
        order(state);
    }

    private static void within(Combatant unit) {
        Maxima maxima = unit.profile().maxima();
        assertThat(unit.hp()).as("hit points of %s", unit.name()).isBetween(0, unit.maxHp());
        assertThat(unit.energy()).as("Energy of %s", unit.name()).isBetween(0, maxima.energy());
        assertThat(unit.bones()).as("Bones of %s", unit.name()).isBetween(0, maxima.bones());
        for (Attribute attribute : Attribute.values()) {
            assertThat(unit.score(attribute)).isBetween(0, Attribute.HIGHEST);
            assertThat(unit.modifiers(attribute).total()).isEqualTo(unit.score(attribute));
        }
        for (int i = 0; i < unit.profile().weapons().size(); i++) {
            assertThat(unit.ammo(i))
                    .isBetween(0, unit.profile().weapons().get(i).weapon().ammo());
        }
    }

    /** Who has hit points is up; who has none is critical, defeated or dead, and on the ground. */
    private static void alive(Combatant unit) {
        if (unit.isUp()) {
            assertThat(unit.hp() > 0 || unit.isVehicle())
                    .as("%s is up", unit.name())
                    .isTrue();
        } else {
            assertThat(unit.hp()).as("%s is %s", unit.name(), unit.life()).isZero();
            assertThat(unit.overwatch()).as("Overwatch of %s", unit.name()).isZero();
        }
        if (unit.isCritical()) {
            assertThat(unit.isProne()).as("%s lies", unit.name()).isTrue();
            assertThat(unit.bones()).as("Bones of %s", unit.name()).isPositive();
        }
        if (unit.life() == Life.DEFEATED) {
            assertThat(unit.profile().maxima().bones()).isZero();
        }
    }

    /** Both ends of a grapple know of it, touch, and the grappler is up. */
    private static void grapples(CapitalState state, Combatant unit) {
        unit.grappling().ifPresent(id -> {
            Combatant victim = state.unit(id);
            assertThat(victim.grappledBy()).contains(unit.id());
            assertThat(unit.isUp()).as("%s holds somebody", unit.name()).isTrue();
            assertThat(state.touching(unit, victim))
                    .as("%s holds %s", unit, victim)
                    .isTrue();
        });
        unit.grappledBy().ifPresent(id -> assertThat(state.unit(id).grappling()).contains(unit.id()));
    }

    private static void seats(CapitalState state, Combatant unit) {
        unit.riding().ifPresent(seat -> {
            Combatant vehicle = state.unit(seat.vehicle());
            assertThat(vehicle.crew().aboard()).containsOnlyOnce(unit.id());
            assertThat(unit.base().centre()).isEqualTo(vehicle.base().centre());
            assertThat(unit.base().altitude()).isEqualTo(vehicle.base().altitude());
        });
        if (unit.isVehicle()) {
            assertThat(unit.crew().ammo()).isNotNegative();
            assertThat(unit.base().altitude()).isNotNegative();
            for (String id : unit.crew().aboard()) {
                assertThat(state.unit(id).riding().orElseThrow().vehicle()).isEqualTo(unit.id());
            }
        }
    }

    private static void bounds(Combatant unit) {
        assertThat(unit.attackCounters()).isNotNegative();
        assertThat(unit.overwatch()).isNotNegative();
        assertThat(unit.watch().lockdown()).isNotNegative();
        assertThat(OverflowCounters.of(unit)).isNotNegative();
        assertThat(DelayedDamage.of(unit).counted()).isNotNegative();
        assertThat(ClarityCounters.of(unit)).isBetween(0, 2);
        assertThat(unit.regeneration().amount()).isNotNegative();
        assertThat(unit.seizeDebt()).isNotNegative();
        assertThat(unit.prestige().points()).isNotNegative();
    }

    /** Everybody who takes turns has a place in the order, highest first, and whose turn it is stands in it. */
    private static void order(CapitalState state) {
        assertThat(state.actionsLeft()).isBetween(0, 4);
        for (int i = 1; i < state.order().size(); i++) {
            assertThat(state.order().get(i).result())
                    .isLessThanOrEqualTo(state.order().get(i - 1).result());
        }
        state.acting().ifPresent(unit -> {
            String place = unit.bond().map(bond -> bond.owner()).orElse(unit.id());
            assertThat(state.order()).extracting(Slot::combatant).contains(place);
        });
        if (!state.order().isEmpty()) {
            assertThat(state.slot()).isBetween(-1, state.order().size());
        }
    }
}
