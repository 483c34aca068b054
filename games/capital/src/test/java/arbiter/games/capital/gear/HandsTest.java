package arbiter.games.capital.gear;

import static arbiter.games.capital.Traveller.named;
import static arbiter.games.capital.Traveller.under;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.capital.ActFixture;
import arbiter.games.capital.Tables;
import arbiter.games.capital.attack.Attack;
import arbiter.games.capital.attack.AttackMeans;
import arbiter.games.capital.attack.AttackOptions;
import arbiter.games.capital.calls.OutsideCombat;
import arbiter.games.capital.calls.Placed;
import arbiter.games.capital.sheet.AttackFlag;
import arbiter.games.capital.sheet.DamageType;
import arbiter.games.capital.turn.Occasion;
import arbiter.games.capital.turn.TurnBegan;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.games.capital.unit.TableRules;
import arbiter.space.plane.Point;
import arbiter.testkit.Ledger;
import arbiter.testkit.StrictScenarios;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is in hand, how it gets there, and how it leaves. */
class HandsTest extends StrictScenarios<CapitalState> {

    private final Combatant raider = named("Raider").foe().at(6, 0).here();

    @Test
    @Ledger({"CAP-EQ-1", "CAP-AMB-100"})
    void two_hands_hold_two_things_or_a_large_one() {
        Combatant mara = named("Mara")
                .weapon("pistol")
                .weapon("club-longsword")
                .weapon("simple-dagger")
                .here();

        assertThat(held(mara)).containsExactly(true, false, true);

        var play = scenario(under(mara, raider)).choice("hands.take", "club-longsword:1");
        play.choice("hands.take", "enough");
        new ChangeHands(mara).resolve(play, Occasion.ACTION);

        assertThat(play.log()).containsExactly("Mara holds Simple Club/Longsword");
        assertThat(held(mara)).containsExactly(false, true, false);
    }

    @Test
    @Ledger({"CAP-EQ-1", "extra-limb"})
    void a_third_hand_holds_a_pistol_beside_a_longsword() {
        Combatant mara = named("Mara")
                .can("extra-limb")
                .weapon("club-longsword")
                .weapon("pistol")
                .here();

        assertThat(mara.profile().hands()).isEqualTo(3);
        assertThat(held(mara)).containsExactly(true, true);
    }

    @Test
    @Ledger({"CAP-EQ-2", "CAP-AMB-74", "CAP-KEY-INSTANT"})
    void hands_change_once_per_turn_and_cost_no_action() {
        Combatant mara = named("Mara").weapon("club-longsword").weapon("pistol").here();
        CapitalState state = under(mara, raider);
        var play = scenario(state).choice("hands.take", "pistol:1").choice("hands.take", "enough");
        ChangeHands change = new ChangeHands(mara);

        assertThat(ActFixture.instants(state, mara)).contains("hands");
        assertThat(change.isAction()).isFalse();
        change.resolve(play, Occasion.ACTION);

        assertThat(ActFixture.instants(state, mara)).doesNotContain("hands");
        new TurnBegan("raider", 2).apply(state);
        assertThat(ActFixture.instants(state, mara)).contains("hands");
    }

    @Test
    @Ledger({"CAP-AMB-100", "CAP-AMB-145"})
    void outside_combat_hands_change_as_often_as_one_likes() {
        Combatant mara = named("Mara").weapon("club-longsword").weapon("pistol").here();
        CapitalState state = under(mara);
        var play = scenario(state)
                .choice("outside.act", "hands")
                .choice("hands.take", "pistol:1")
                .choice("hands.take", "enough")
                .choice("outside.act", "hands")
                .choice("hands.take", "club-longsword:0")
                .choice("hands.take", "enough");
        play.emit(Tables.edit(play.state(), "set-peace", "{peace: true}"));

        OutsideCombat.act(play, mara);
        OutsideCombat.act(play, mara);

        assertThat(play.log())
                .containsExactly(
                        "The fighting is over for now", "Mara holds Pistol", "Mara holds Simple Club/Longsword");
    }

    @Test
    @Ledger({"CAP-AMB-100", "standard-armour"})
    void armour_stays_on_and_ropes_stay_in_the_backpack() {
        Combatant mara = named("Mara")
                .weapon("pistol")
                .item("standard-armour")
                .item("primitive-rope")
                .item("torch")
                .here();

        assertThat(Holdable.of(TableRules.STANDARD, mara))
                .extracting(Holdable::id)
                .containsExactly("pistol:0", "torch:2");
    }

    @Test
    @Ledger({"CAP-AMB-100", "CAP-AMB-43", "simple-dagger"})
    void a_thrown_dagger_lies_at_its_target_until_fetched() {
        Combatant mara = named("Mara").weapon("simple-dagger").here();
        CapitalState state = under(mara, raider);
        var play = scenario(state)
                .dice("attack.attacker", 3, 4)
                .dice("attack.defender", 3, 4)
                .choice("hands.take", "simple-dagger:0");

        Attack.resolve(play, mara, thrown(mara), List.of(raider), Occasion.ACTION);

        assertThat(play.log())
                .containsSequence(
                        "Mara throws the Simple Dagger, which lies by Raider now",
                        "Mara attacks Raider with Simple Dagger: 3+4 +5 VSN = 12 against 3+4 +5 AGI = 12, hits exactly",
                        "Raider takes 8 sharp damage, 12 HP left");
        assertThat(held(mara)).containsExactly(false);
        assertThat(ActFixture.instants(state, mara)).doesNotContain("hands");

        play.emit(new Placed("mara", Point.metres(5, 0), 0));
        new ChangeHands(mara).resolve(play, Occasion.ACTION);

        assertThat(play.log()).last().isEqualTo("Mara holds Simple Dagger");
        assertThat(mara.hands().lying()).isEmpty();
    }

    @Test
    @Ledger({"CAP-AMB-137", "sig-daggers"})
    void each_of_the_four_daggers_is_thrown_by_itself() {
        Combatant mara = named("Mara")
                .trained("simple-melee-weapons")
                .weapon("sig-daggers")
                .weapon("sig-daggers")
                .here();
        var play = scenario(under(mara, raider)).dice("attack.attacker", 1, 2).dice("attack.defender", 6, 6);

        Attack.resolve(play, mara, thrown(mara), List.of(raider), Occasion.ACTION);

        assertThat(held(mara)).containsExactly(false, true);
    }

    @Test
    @Ledger("CAP-AMB-100")
    void something_dropped_lies_where_its_owner_stood() {
        Combatant mara = named("Mara").weapon("pistol").weapon("club-longsword").here();
        var play = scenario(under(mara, raider))
                .choice("hands.take", "drop:pistol:0")
                .choice("hands.take", "club-longsword:1");

        new ChangeHands(mara).resolve(play, Occasion.ACTION);

        assertThat(play.log()).containsExactly("Mara holds Simple Club/Longsword and has dropped Pistol");
        assertThat(mara.hands().lying().get(0).spot().centre()).isEqualTo(Point.metres(0, 0));
    }

    @Test
    @Ledger({"CAP-EQ-6", "CAP-AMB-141", "CAP-AMB-150", "pistol"})
    void a_pistol_starts_full_and_reloads_all_of_it() {
        Combatant mara = named("Mara").weapon("pistol").here();
        CapitalState state = under(mara, raider);
        assertThat(mara.ammo(0)).isEqualTo(3);
        assertThat(new Reload(mara, 0, true).isPointless()).isTrue();
        var play = scenario(state);
        play.emit(new AmmoSpent("mara", 0, 3));

        assertThat(AttackOptions.means(mara)).noneMatch(means -> means.weapon().isPresent());
        assertThat(ActFixture.actions(state, mara)).contains("reload:pistol:0");
        assertThat(new Reload(mara, 0, true).isPointless()).isFalse();
        new Reload(mara, 0, true).resolve(play, Occasion.ACTION);

        assertThat(play.log()).last().isEqualTo("Mara reloads the Pistol, 3 Ammo");
    }

    @Test
    @Ledger({"CAP-EQ-6", "CAP-ACT-6"})
    void in_trained_hands_a_pistol_reloads_as_an_instant_and_an_auto_rifle_does_not() {
        Combatant mara = named("Mara")
                .trained("simple-weapons")
                .weapon("pistol")
                .weapon("auto-rifle")
                .here();
        CapitalState state = under(mara, raider);
        new AmmoSpent("mara", 0, 1).apply(state);
        new AmmoSpent("mara", 1, 1).apply(state);

        assertThat(ActFixture.instants(state, mara)).contains("reload:pistol:0").doesNotContain("reload:auto-rifle:1");
        assertThat(ActFixture.actions(state, mara))
                .contains("reload:auto-rifle:1")
                .doesNotContain("reload:pistol:0");
    }

    @Test
    @Ledger("CAP-EQ-7")
    void the_damage_type_belongs_to_the_piece() {
        Combatant mara = named("Mara")
                .weapon("pistol", DamageType.HEAT)
                .weapon("pistol", DamageType.SHARP)
                .here();

        assertThat(AttackOptions.means(mara))
                .extracting(AttackMeans::type)
                .startsWith(DamageType.HEAT, DamageType.SHARP);
    }

    @Test
    @Ledger({"CAP-AMB-40", "auto-rifle", "precision-rifle"})
    void two_rifles_without_the_line_go_into_one_hand_each() {
        Combatant mara =
                named("Mara").weapon("auto-rifle").weapon("precision-rifle").here();

        assertThat(held(mara)).containsExactly(true, true);
    }

    private static AttackMeans thrown(Combatant unit) {
        return AttackOptions.means(unit).stream()
                .filter(means -> means.is(AttackFlag.THROWN))
                .findFirst()
                .orElseThrow();
    }

    private static List<Boolean> held(Combatant unit) {
        List<Boolean> held = new ArrayList<>();
        for (int i = 0; i < unit.profile().weapons().size(); i++) {
            held.add(unit.holds(i));
        }
        return held;
    }

    @Test
    @Ledger("CAP-UNARM-2")
    void a_torch_in_hand_can_be_swung_like_a_baton() {
        Combatant mara =
                named("Mara").item("torch").trained("simple-weapons").at(5, 0).here();
        CapitalState state = under(mara, raider);
        var play = scenario(state)
                .choice("hands.take", "torch:0")
                .dice("attack.attacker", 3, 4)
                .dice("attack.defender", 3, 4);
        assertThat(ActFixture.actions(state, mara)).noneMatch(id -> id.contains("torch"));

        new ChangeHands(mara).resolve(play, Occasion.ACTION);
        assertThat(ActFixture.actions(state, mara)).contains("attack:raider:torch-s-attack");
        Attack.resolve(play, mara, AttackOptions.means(mara).get(0), List.of(raider), Occasion.ACTION);

        assertThat(play.log())
                .contains(
                        "Mara attacks Raider with Torch: 3+4 +5 STR = 12 against 3+4 +5 STR = 12, hits exactly",
                        "Raider takes 6 blunt damage, 14 HP left");
    }
}
