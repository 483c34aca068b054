package arbiter.games.narrative.item;

import static arbiter.games.narrative.Cast.armed;
import static arbiter.games.narrative.Cast.enemy;
import static arbiter.games.narrative.Cast.hero;
import static arbiter.games.narrative.Cast.scenario;
import static arbiter.games.narrative.Rolls.came;
import static arbiter.games.narrative.Rolls.pool;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.dice.Symbols;
import arbiter.games.narrative.Cast;
import arbiter.games.narrative.attack.DefenceTotal;
import arbiter.games.narrative.attack.Readiness;
import arbiter.games.narrative.item.ItemEvents.WeaponFired;
import arbiter.games.narrative.turn.ActMenu;
import arbiter.games.narrative.turn.NarrativeAct;
import arbiter.games.narrative.turn.Slot;
import arbiter.games.narrative.turn.Turn;
import arbiter.games.narrative.turn.TurnEvents.SlotsSettled;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.space.band.Band;
import arbiter.testkit.Ledger;
import arbiter.testkit.Scenario;
import java.util.List;
import org.junit.jupiter.api.Test;

class ItemsTest {

    private final Participant brann = hero("brann-okar");
    private final Participant troopers = enemy("line-trooper", 3);

    private static List<String> menu(NarrativeState state, Participant one) {
        return ActMenu.of(state, one).stream().map(NarrativeAct::id).toList();
    }

    private static Scenario<NarrativeState> begun(Scenario<NarrativeState> play) {
        play.emit(new SlotsSettled(List.of(Slot.unrolled("players", "players"))));
        Turn.resolve(play);
        Turn.resolve(play);
        return play;
    }

    private static void act(Scenario<NarrativeState> play, String act) {
        play.choice("turn.action", act);
        Turn.resolve(play);
    }

    @Test
    @Ledger({"NAR-MAN-6", "NAR-INC-1", "NAR-Q-8", "NAR-Q-9"})
    void a_shield_defends_while_it_is_held() {
        var play = begun(scenario(Band.SHORT, brann, troopers));
        assertThat(DefenceTotal.melee(play.state(), brann)).hasToString("+1 armour +1 Defensive");
        assertThat(DefenceTotal.ranged(play.state(), brann)).hasToString("+1 armour +2 Deflection");
        assertThat(menu(play.state(), brann)).doesNotContain("draw:slug-pistol", "attack:slug-pistol:line-trooper");

        act(play, "let-fall:riot-shield");
        act(play, "draw:slug-pistol");

        assertThat(DefenceTotal.melee(play.state(), brann)).hasToString("+1 armour");
        assertThat(brann.turn().maneuvers()).isEqualTo(1);
        assertThat(menu(play.state(), brann)).contains("attack:slug-pistol:line-trooper", "stow:toothed-blade");
        assertThat(play.log()).endsWith("Brann lets Riot shield fall", "Brann takes Slug pistol in hand");
        play.choice("turn.second-maneuver", "strain");
        act(play, "stow:toothed-blade");
        assertThat(menu(play.state(), brann)).doesNotContain("attack:toothed-blade:line-trooper");
    }

    @Test
    @Ledger({"NAR-MAN-6", "quick-draw"})
    void quick_draw_manages_gear_once_in_a_round_for_nothing() {
        Participant ilka = hero("ilka-dorn");
        var play = begun(scenario(Band.SHORT, ilka, troopers));

        act(play, "stow:slug-pistol");
        assertThat(ilka.turn().maneuvers()).isZero();
        act(play, "draw:combat-knife");
        assertThat(ilka.turn().maneuvers()).isEqualTo(1);
        play.choice("turn.second-maneuver", "action");
        act(play, "let-fall:combat-knife");
        act(play, "pick-up:combat-knife");
        assertThat(ilka.turn().maneuvers()).isEqualTo(2);
    }

    @Test
    @Ledger({"NAR-Q-15", "NAR-SPEND-9"})
    void limited_ammunition_has_to_be_reloaded() {
        Participant thrower = armed("ilka-dorn", "net-thrower");
        var play = begun(scenario(Band.SHORT, thrower, troopers));
        assertThat(menu(play.state(), thrower)).contains("attack:net-thrower:line-trooper");
        play.emit(new WeaponFired("ilka-dorn", "net-thrower"));

        assertThat(menu(play.state(), thrower))
                .contains("reload:net-thrower")
                .doesNotContain("attack:net-thrower:line-trooper");
        assertThat(Readiness.refusal(thrower.gear().get("net-thrower"), 1)).contains("Net thrower has to be reloaded");
        act(play, "reload:net-thrower");
        assertThat(menu(play.state(), thrower)).contains("attack:net-thrower:line-trooper");
    }

    @Test
    @Ledger({"NAR-Q-18", "NAR-MAN-10"})
    void some_weapons_are_prepared_before_each_use() {
        Participant gunner = armed("brann-okar", "support-gun");
        var play = begun(scenario(Band.MEDIUM, gunner, troopers));
        assertThat(menu(play.state(), gunner)).doesNotContain("attack:support-gun:line-trooper");

        act(play, "prepare:support-gun");
        assertThat(menu(play.state(), gunner)).contains("attack:support-gun:line-trooper");
        play.emit(new WeaponFired("brann-okar", "support-gun"));
        assertThat(menu(play.state(), gunner)).contains("prepare:support-gun");
    }

    @Test
    @Ledger("NAR-Q-20")
    void slow_weapons_pause() {
        Participant ilka = hero("ilka-dorn");
        var play = begun(scenario(Band.MEDIUM, ilka, troopers));
        play.emit(new WeaponFired("ilka-dorn", "marksman-rifle"));
        CarriedItem rifle = ilka.gear().get("marksman-rifle");

        assertThat(rifle.isReady(1)).isFalse();
        assertThat(Readiness.refusal(rifle, 2)).contains("Marksman rifle fires slowly: it is ready in round 3");
        assertThat(rifle.isReady(3)).isTrue();
    }

    @Test
    @Ledger({"NAR-Q-23", "NAR-Q-27", "NAR-Q-19", "NAR-CHAR-5"})
    void sunder_damages_step_by_step_and_reinforced_things_not_at_all() {
        Participant sergeant = enemy("trooper-sergeant", 1);
        var play = scenario(Band.SHORT, brann, sergeant);
        play.choice(
                "spend.active",
                "sunder@auto-rifle:advantage+sunder@auto-rifle:advantage+sunder@auto-rifle:advantage+done");

        came(play, brann, sergeant, "toothed-blade", new Symbols(0, 3, 0, 0));

        assertThat(sergeant.gear().get("auto-rifle").condition()).isEqualTo(Condition.MAJOR);
        assertThat(sergeant.gear().get("auto-rifle").works()).isFalse();
        assertThat(play.log()).endsWith("Trooper sergeant's Auto rifle is damaged, major");
        CarriedItem plate = Cast.wearing(brann, "powered-plate").gear().get("powered-plate");
        assertThat(plate.rating("reinforced")).isEqualTo(1);
        assertThat(HeldItems.sunderable(brann, false)).hasSize(2);
    }

    @Test
    @Ledger("NAR-CHAR-5")
    void repairs_cost_a_share_of_the_price_and_advantage_saves_some() {
        Participant adept = hero("teven-rusk");
        var play = scenario(Band.SHORT, adept, brann);
        Breakage.damage(play, brann, brann.gear().get("toothed-blade"), 2);
        play.dice("check.roll", 4, 7, 1, 1, 1, 1);

        ItemRepair.resolve(play, adept, brann, brann.gear().get("toothed-blade"), false);

        assertThat(play.log())
                .endsWith(
                        "Brann's Toothed blade is as good as new",
                        "Brann pays 180 thrones for the repair of Toothed blade, which takes 2 to 4 hours");
        assertThat(ItemRepair.isPossible(brann.gear().get("toothed-blade"))).isFalse();
    }

    @Test
    @Ledger({"NAR-CHAR-6", "NAR-Q-7"})
    void too_much_weight_hampers_and_heavy_armour_too() {
        Participant laden = armed("ilka-dorn", "support-gun", "plasma-caster");
        var play = scenario(Band.SHORT, laden, troopers);

        assertThat(Encumbrance.excess(laden)).isEqualTo(9 + 6 - 7);
        assertThat(pool(play.state(), laden, "stealth")).isEqualTo("2P 2A vs 2D 8S");
        assertThat(pool(play.state(), laden, "perception")).isEqualTo("2P 1A vs 2D");
        assertThat(Encumbrance.takesFreeManeuver(laden)).isTrue();
        Dropping.everything(play, laden);
        assertThat(Encumbrance.takesFreeManeuver(laden)).isFalse();
        Participant plated = Cast.wearing(hero("ilka-dorn"), "heavy-carapace");
        assertThat(pool(play.state(), plated, "stealth")).startsWith("2P 2A vs 3D");
    }
}
