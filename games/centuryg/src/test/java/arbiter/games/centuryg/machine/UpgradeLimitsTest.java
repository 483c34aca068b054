package arbiter.games.centuryg.machine;

import static arbiter.games.centuryg.Hangar.at;
import static arbiter.games.centuryg.Hangar.fight;
import static arbiter.games.centuryg.Hangar.mecha;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.centuryg.Bout;
import arbiter.games.centuryg.CombatScenario;
import arbiter.games.centuryg.Drill;
import arbiter.games.centuryg.Equipment;
import arbiter.games.centuryg.Hangar;
import arbiter.games.centuryg.attack.AttackEdges;
import arbiter.games.centuryg.attack.AttackInProgress;
import arbiter.games.centuryg.attack.Occasion;
import arbiter.games.centuryg.damage.Damage;
import arbiter.games.centuryg.damage.DamageCause;
import arbiter.games.centuryg.damage.Maimed;
import arbiter.games.centuryg.sheet.Area;
import arbiter.games.centuryg.turn.BeginningPhase;
import arbiter.games.centuryg.turn.CenturyAct;
import arbiter.games.centuryg.turn.CurrentTurn.TurnBegan;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.games.centuryg.weapon.WeaponInUse;
import arbiter.games.centuryg.weapon.WeaponRanges;
import arbiter.games.centuryg.weapon.WeaponUse;
import arbiter.testkit.Ledger;
import org.junit.jupiter.api.Test;

/** Upgrades: what they cost, what they leave alone, and when they end. */
class UpgradeLimitsTest extends CombatScenario {

    private static Hangar foe(String at) {
        return mecha("Vex", at).foe().level(0).threshold(20).speed(0).armed("beam-rifle", "assault-rifle");
    }

    private static int net(CenturyState state, String weapon, WeaponUse manner) {
        Fighter aska = state.unit("aska");
        AttackInProgress strike = new AttackInProgress(
                aska, AttackInProgress.Mode.ATTACK, new WeaponInUse(mounted(aska, weapon), manner), Occasion.ACTION);
        return AttackEdges.of(state, strike, state.unit("vex")).total();
    }

    @Test
    @Ledger({"sniper-model", "artillery-frame", "experimental-reactor", "duelist-model"})
    void models_help_with_their_own_kind_of_weapon_only() {
        CenturyState here = fight(
                mecha("Aska", "1,0")
                        .systems(4)
                        .armed("assault-rifle", "beam-rifle", "rocket-punch", "riot-weapon", "beam-saber")
                        .fitted("sniper-model", "artillery-frame", "experimental-reactor", "duelist-model"),
                foe("1,0"));
        Fighter aska = here.unit("aska");
        assertThat(net(here, "assault-rifle", WeaponUse.PLAIN)).isZero(); // Range 0
        assertThat(net(here, "beam-rifle", WeaponUse.PLAIN)).isEqualTo(1); // the Reactor
        assertThat(net(here, "rocket-punch", WeaponUse.PLAIN)).isEqualTo(1); // the Duelist Model
        assertThat(net(here, "riot-weapon", WeaponUse.PLAIN)).isEqualTo(1); // the Artillery Frame
        assertThat(net(here, "beam-saber", WeaponUse.PLAIN)).isEqualTo(2);
        assertThat(WeaponRanges.most(here, aska, mounted(aska, "rocket-punch"), false))
                .isEqualTo(7); // not Shooting
        assertThat(WeaponRanges.most(here, aska, mounted(aska, "beam-rifle"), false))
                .isEqualTo(5); // not Long Range
        assertThat(WeaponRanges.most(here, aska, mounted(aska, "assault-rifle"), true))
                .isEqualTo(18);
        assertThat(EquipmentStatus.cost(aska, mounted(aska, "beam-rifle").weapon()))
                .isZero();
        assertThat(WeaponInUse.boostCost(mounted(aska, "beam-rifle"))).isEqualTo(1); // unchanged
    }

    @Test
    @Ledger({"the-beast", "cqc", "vulcans"})
    void a_beast_fights_better_with_bare_hands_only() {
        CenturyState state = fight(mecha("Aska", "1,0").armed("assault-rifle").fitted("the-beast"), foe("1,0"));
        hurt(state, state.unit("aska"), 9); // two Levels
        assertThat(net(state, "cqc", WeaponUse.PLAIN)).isEqualTo(2);
        assertThat(net(state, "vulcans", WeaponUse.PLAIN)).isEqualTo(2);
        assertThat(net(state, "assault-rifle", WeaponUse.PLAIN)).isZero();
        CenturyState plain = fight(mecha("Aska", "1,0"), foe("1,0"));
        assertThat(net(plain, "cqc", WeaponUse.PLAIN)).isEqualTo(-1);
        assertThat(net(plain, "vulcans", WeaponUse.PLAIN)).isEqualTo(-1);
    }

    @Test
    @Ledger({"stealth-field", "guardian-of-steel"})
    void stealth_and_guard_end_with_the_next_turn_and_a_guard_needs_five_energy() {
        var play = scenario(at(
                        fight(
                                mecha("Aska", "0,0")
                                        .level(0)
                                        .speed(0)
                                        .systems(3)
                                        .energy(4)
                                        .fitted("stealth-field", "guardian-of-steel"),
                                mecha("Bran", "0,0"),
                                foe("3,0")),
                        1,
                        "aska"))
                .choice("maneuver.whom", "aska");
        Drill.act(play, "aska", "maneuver");
        CenturyState state = play.state();
        Fighter aska = state.unit("aska");
        assertThat(state.best(Mark.Kind.MANEUVER, state.unit("bran"))).isZero();
        assertThat(state.sum(Mark.Kind.STEALTH, aska, aska)).isEqualTo(2);
        play.emit(new TurnBegan("aska"));
        assertThat(state.has(Mark.Kind.STEALTH, aska)).isFalse();
        assertThat(state.has(Mark.Kind.MANEUVER, aska)).isFalse();
    }

    @Test
    @Ledger({"integrated-weapons", "invincible-alloy", "BCG-MAIM-5"})
    void integrated_weapons_save_no_upgrades() {
        CenturyState state = fight(
                mecha("Aska", "0,0").armed("beam-rifle", Area.TORSO).fitted("integrated-weapons", "jury-rig"),
                foe("3,0"));
        Fighter aska = state.unit("aska");
        new Maimed("aska", Area.TORSO).apply(state);
        assertThat(EquipmentStatus.weapon(state, aska, mounted(aska, "beam-rifle")))
                .isTrue();
        assertThat(Equipment.works(state, aska, "jury-rig")).isFalse();
    }

    @Test
    @Ledger({"custom-defense", "absorbing-armor", "reactive-booster", "electronic-cloaking-system", "BCG-MAIM-1"})
    void a_maimed_area_raises_no_defense() {
        CenturyState state = at(
                fight(
                        foe("0,0"),
                        mecha("Aska", "3,0")
                                .level(0)
                                .threshold(20)
                                .fitted(
                                        "custom-defense:shooting",
                                        "absorbing-armor:shooting",
                                        "reactive-booster",
                                        "electronic-cloaking-system",
                                        "shielding-aura")),
                1,
                "vex");
        new Maimed("aska", Area.TORSO).apply(state);
        var play = scenario(state).dice("attack.might", 7); // nobody is asked
        attack(play, state.unit("vex"), state.unit("aska"), "assault-rifle");
        assertThat(damage(play)).containsExactly("aska 3");
    }

    @Test
    @Ledger({"shielding-aura", "BCG-AMB-85"})
    void an_aura_reaches_as_far_as_systems_and_helps_one() {
        CenturyState state = at(
                fight(
                        mecha("Aska", "4,0").level(0).speed(0).armed("rail-bazooka"),
                        mecha("Vex", "7,0").foe().level(0).threshold(20),
                        mecha("Fox", "8,0")
                                .foe()
                                .level(0)
                                .threshold(20)
                                .systems(1)
                                .fitted("shielding-aura"),
                        mecha("Wolf", "6,2").foe().level(0).threshold(20)),
                1,
                "aska");
        var play = scenario(state)
                .choice("attack.target", "vex")
                .dice("attack.might", 7)
                .choice("attack.answer", "shielding-aura:vex"); // Wolf is two Zones off
        attack(play, state.unit("aska"), state.unit("vex"), "rail-bazooka");
        assertThat(damage(play)).containsExactlyInAnyOrder("fox 3", "wolf 3");
        assertThat(state.unit("fox").energy()).isEqualTo(4);
    }

    private static CenturyAct barrier(CenturyState state) {
        return BeginningPhase.optional(state, state.unit("aska")).get(0);
    }

    @Test
    @Ledger({"absolute-barrier", "BCG-AMB-36", "BCG-TRB-8"})
    void a_barrier_stops_any_damage_of_a_round_until_it_is_used_up() {
        CenturyState state = at(fight(mecha("Aska", "0,0").fitted("absolute-barrier"), foe("3,0")), 1, "aska");
        Fighter aska = state.unit("aska");
        var play = scenario(state).choice("barrier.energy", "3").choice("barrier.energy", "1");
        barrier(play.state()).resolve(play, aska);
        Damage.resolve(play, aska, 4, DamageCause.itself("the ground"));
        Damage.resolve(play, aska, 3, DamageCause.itself("the ground"));
        assertThat(damage(play)).containsExactly("aska 1");
        play.emit(new TurnBegan("aska"));
        barrier(play.state()).resolve(play, aska);
        play.emit(new TurnBegan("aska"));
        assertThat(state.has(Mark.Kind.BARRIER, aska)).isFalse();
    }

    @Test
    @Ledger({"commander-type", "overbooster", "antigravity", "regenerative", "BCG-OP-11"})
    void what_costs_energy_is_not_offered_without_it() {
        CenturyState state = at(
                fight(
                        mecha("Aska", "0,0")
                                .level(0)
                                .energy(1)
                                .fitted("commander-type", "surprise-minefield", "overbooster", "antigravity"),
                        foe("3,0")),
                1,
                "aska");
        assertThat(Bout.items(state, state.unit("aska")))
                .containsExactly("commander-type:surprise-minefield", "overbooster:3");
        EnergyPayment.energy(scenario(state), state.unit("aska"), 1, "something");
        assertThat(Bout.items(state, state.unit("aska"))).isEmpty();
    }
}
