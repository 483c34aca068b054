package arbiter.games.narrative.spend;

import static arbiter.games.narrative.Cast.enemy;
import static arbiter.games.narrative.Cast.hero;
import static arbiter.games.narrative.Cast.scenario;
import static arbiter.games.narrative.Rolls.attack;
import static arbiter.games.narrative.Rolls.came;
import static arbiter.games.narrative.Rolls.pool;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arbiter.dice.Symbols;
import arbiter.games.narrative.attack.DefenceTotal;
import arbiter.games.narrative.check.CheckInProgress;
import arbiter.games.narrative.check.SkillCheck;
import arbiter.games.narrative.damage.StrainSuffered;
import arbiter.games.narrative.environment.Surroundings;
import arbiter.games.narrative.environment.SurroundingsEffects;
import arbiter.games.narrative.environment.SurroundingsEvents.CoverTaken;
import arbiter.games.narrative.item.CarriedItem;
import arbiter.games.narrative.item.Condition;
import arbiter.games.narrative.maneuver.AimManeuver;
import arbiter.games.narrative.maneuver.GuardedStance;
import arbiter.games.narrative.maneuver.Prone;
import arbiter.games.narrative.pool.DicePool;
import arbiter.games.narrative.pool.Difficulty;
import arbiter.games.narrative.range.Moved;
import arbiter.games.narrative.turn.Allowance;
import arbiter.games.narrative.turn.Slot;
import arbiter.games.narrative.turn.Turn;
import arbiter.games.narrative.turn.TurnEvents.SlotsSettled;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Cost;
import arbiter.kernel.Purse;
import arbiter.space.band.Band;
import arbiter.testkit.Ledger;
import arbiter.testkit.Scenario;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What each row of the table of spends does. Ilka has a rifle, the sergeant is her target, and Brann is with her. */
class SpendsTest {

    private final Participant ilka = hero("ilka-dorn");
    private final Participant brann = hero("brann-okar");
    private final Participant sergeant = enemy("trooper-sergeant", 1);
    private final Participant psyker = enemy("rogue-psyker", 1);
    private final Scenario<NarrativeState> play = scenario(Band.MEDIUM, ilka, brann, sergeant, psyker);

    private static Symbols hit(int advantage, int triumph, int despair) {
        return new Symbols(2, advantage, triumph, despair);
    }

    private static Symbols miss(int advantage, int triumph, int despair) {
        return new Symbols(0, advantage, triumph, despair);
    }

    private void turnOf(String... sides) {
        play.emit(new SlotsSettled(
                List.of(sides).stream().map(side -> Slot.unrolled(side, side)).toList()));
        Turn.resolve(play);
    }

    private void buys(Symbols symbols, String purchases) {
        play.choice(symbols.advantage() < 0 || symbols.despair() > 0 ? "spend.against" : "spend.active", purchases);
        came(play, ilka, sergeant, "marksman-rifle", symbols);
        play.allUsed();
    }

    @Test
    @Ledger({"NAR-SP-A1", "NAR-SPEND-2"})
    void strain_is_recovered_point_by_point() {
        play.emit(new StrainSuffered("ilka-dorn", 5));

        buys(miss(3, 0, 0), "recover-strain:advantage+recover-strain:advantage+recover-strain:advantage");

        assertThat(ilka.vitals().strain()).isEqualTo(2);
    }

    @Test
    @Ledger({"NAR-SP-A2", "NAR-SPEND-5"})
    void the_ally_who_acts_next_has_the_boost_die() {
        buys(miss(1, 0, 0), "boost-next-ally:advantage");

        turnOf("enemies", "players");
        play.choice("turn.slot", "trooper-sergeant").choice("turn.action", "end");
        Turn.resolve(play);
        Turn.resolve(play);
        assertThat(sergeant.tokens().list()).isEmpty();
        play.choice("turn.slot", "brann-okar");
        Turn.resolve(play);

        assertThat(pool(play.state(), brann, "athletics")).isEqualTo("1P 3A 1B vs 2D");
        assertThat(ilka.tokens().list()).isEmpty();
    }

    @Test
    @Ledger({"NAR-SP-A3", "NAR-SP-T3", "NAR-SP-J2"})
    void what_only_the_table_can_tell_is_announced() {
        buys(miss(1, 0, 0), "notice-detail:advantage");
        buys(miss(0, 1, 0), "decisive-deed:triumph");
        buys(miss(-3, 0, 0), "enemy-edge:threat");

        assertThat(play.log())
                .containsExactly(
                        "1 advantage of Ilka buys Notice something",
                        "1 triumph of Ilka buys Something decisive",
                        "3 threat of Ilka buy Edge for the enemy");
    }

    @Test
    @Ledger({"NAR-SP-B1", "NAR-SPEND-6", "NAR-TURN-2", "NAR-TURN-3"})
    void a_free_maneuver_is_performed_at_once_and_is_one_of_the_two() {
        turnOf("players");
        play.choice("turn.slot", "ilka-dorn").choice("turn.action", "aim");
        Turn.resolve(play);
        Turn.resolve(play);
        play.choice("turn.free-maneuver", "drop");

        buys(miss(2, 0, 0), "free-maneuver:advantage");

        assertThat(ilka.isProne()).isTrue();
        assertThat(ilka.turn().maneuvers()).isEqualTo(2);
        assertThat(Allowance.mayManeuver(play.state(), ilka)).isFalse();
        assertThat(SpendMenu.of(play.state(), rolled(miss(2, 0, 0)), false))
                .noneMatch(offer -> offer.id().startsWith("free-maneuver"));
    }

    private CheckInProgress rolled(Symbols symbols) {
        var attack = attack(play.state(), ilka, sergeant, "marksman-rifle");
        attack.rolled(DicePool.EMPTY, symbols);
        return attack;
    }

    @Test
    @Ledger({"NAR-SP-B2", "NAR-SP-T1", "NAR-SP-I2"})
    void the_targets_next_check_is_changed() {
        buys(miss(2, 1, 0), "hinder-target:advantage+upgrade-against-target:triumph");
        buys(miss(-2, 0, 0), "boost-target:threat");

        assertThat(pool(play.state(), sergeant, "leadership")).isEqualTo("2P 1A 1B vs 1C 1D 1S");
    }

    @Test
    @Ledger({"NAR-SP-B3", "NAR-SP-T2", "NAR-SPEND-2", "NAR-SPEND-5"})
    void any_ally_is_helped_the_active_character_included() {
        buys(
                miss(4, 1, 0),
                "boost-any-ally@ilka-dorn:advantage+boost-any-ally@brann-okar:advantage+upgrade-ally@brann-okar:triumph");

        assertThat(pool(play.state(), ilka, "stealth")).isEqualTo("2P 2A 1B vs 2D");
        assertThat(pool(play.state(), brann, "athletics")).isEqualTo("2P 2A 1B vs 2D");
    }

    @Test
    @Ledger({"NAR-SPEND-5"})
    void a_token_is_used_by_the_first_check_of_any_kind() {
        buys(miss(2, 0, 0), "boost-any-ally@brann-okar:advantage");
        play.dice("check.roll", 1, 1, 1, 1, 1, 1, 1);

        SkillCheck.called(play, brann, play.state().tables().skill("athletics"), Difficulty.AVERAGE);

        assertThat(brann.tokens().list()).isEmpty();
        assertThat(pool(play.state(), brann, "athletics")).isEqualTo("1P 3A vs 2D");
    }

    @Test
    @Ledger({"NAR-SP-C1", "NAR-SPEND-7"})
    void negated_defence_is_back_when_the_round_is_over() {
        turnOf("players");
        buys(miss(3, 0, 0), "negate-defence:advantage");

        assertThat(DefenceTotal.ranged(play.state(), sergeant).total()).isZero();
        play.choice("turn.slot", "ilka-dorn").choice("turn.action", "end");
        Turn.resolve(play);
        Turn.resolve(play);
        Turn.resolve(play);
        assertThat(play.log()).endsWith("Trooper sergeant has its defence back", "Round 2");
        assertThat(DefenceTotal.ranged(play.state(), sergeant)).hasToString("+1 armour");
    }

    @Test
    @Ledger({"NAR-SP-C2", "NAR-ENV-1", "NAR-ENV-3", "NAR-SPEND-7"})
    void what_hampers_in_the_environment_can_be_ignored() {
        sergeant.set(Surroundings.OPEN.withConcealment(2));
        ilka.set(Surroundings.OPEN.on(Surroundings.Ground.DIFFICULT));
        assertThat(pool(play.state(), attack(play.state(), ilka, sergeant, "marksman-rifle")))
                .isEqualTo("2P 2A 2B vs 2D 3S");

        buys(miss(3, 0, 0), "ignore-environment:advantage");

        assertThat(pool(play.state(), attack(play.state(), ilka, sergeant, "marksman-rifle")))
                .isEqualTo("2P 2A 2B vs 2D 1S");
        assertThat(SurroundingsEffects.isDifficult(ilka)).isFalse();
    }

    @Test
    @Ledger({"NAR-SP-C3", "NAR-SPEND-8", "NAR-SPEND-12"})
    void a_hit_disables_in_place_of_its_damage() {
        play.choice("spend.disable", "staggered");

        buys(hit(3, 0, 0), "disable@hit-1:advantage");

        assertThat(sergeant.vitals().wounds()).isZero();
        assertThat(play.log()).endsWith("Trooper sergeant is staggered until its next turn is over");
        play.choice("spend.disable", "item-auto-rifle").choice("spend.disable-rounds", "2");
        buys(hit(3, 0, 0), "disable@hit-1:advantage");
        assertThat(sergeant.gear().get("auto-rifle").works()).isFalse();
        assertThat(play.log()).endsWith("Trooper sergeant's Auto rifle is of no use until its next 2 turns are over");
    }

    @Test
    @Ledger({"NAR-SP-C4", "NAR-SPEND-7", "NAR-COMBAT-8"})
    void defence_is_gained_until_the_next_turn_is_over() {
        turnOf("players");
        play.choice("turn.slot", "ilka-dorn");
        Turn.resolve(play);
        buys(miss(3, 0, 0), "gain-defence@ranged:advantage");

        assertThat(DefenceTotal.ranged(play.state(), ilka)).hasToString("+1 an advantage");
        play.choice("turn.action", "end");
        Turn.resolve(play);
        assertThat(DefenceTotal.ranged(play.state(), ilka).total()).isEqualTo(1);
        play.choice("turn.slot", "ilka-dorn").choice("turn.action", "end");
        Turn.resolve(play);
        Turn.resolve(play);
        Turn.resolve(play);
        assertThat(DefenceTotal.ranged(play.state(), ilka).total()).isZero();
    }

    @Test
    @Ledger({"NAR-SP-C2", "NAR-SP-C4", "NAR-SPEND-7"})
    void melee_defence_and_sure_feet_last_as_long() {
        ilka.set(Surroundings.OPEN.on(Surroundings.Ground.DIFFICULT));
        turnOf("players");
        play.choice("turn.slot", "ilka-dorn");
        Turn.resolve(play);
        buys(miss(6, 0, 0), "gain-defence@melee:advantage+ignore-environment:advantage");

        assertThat(DefenceTotal.melee(play.state(), ilka)).hasToString("+1 an advantage");
        assertThat(SurroundingsEffects.isDifficult(ilka)).isFalse();
        play.choice("turn.action", "end");
        Turn.resolve(play);
        assertThat(SurroundingsEffects.isDifficult(ilka)).isFalse();
        play.choice("turn.slot", "ilka-dorn").choice("turn.action", "end");
        Turn.resolve(play);
        Turn.resolve(play);
        Turn.resolve(play);
        assertThat(DefenceTotal.melee(play.state(), ilka).total()).isZero();
        assertThat(SurroundingsEffects.isDifficult(ilka)).isTrue();
    }

    @Test
    @Ledger({"NAR-SP-C5", "NAR-SP-TT1"})
    void a_weapon_falls_or_is_destroyed() {
        buys(miss(3, 0, 0), "disarm@auto-rifle:advantage");
        assertThat(sergeant.gear().get("auto-rifle").place()).isEqualTo(CarriedItem.Place.GROUND);
        play.choice("spend.active", "destroy-equipment@riot-shield:triumph");

        came(play, sergeant, brann, "auto-rifle", hit(0, 2, 0));

        assertThat(brann.gear().get("riot-shield").condition()).isEqualTo(Condition.DESTROYED);
        assertThat(DefenceTotal.melee(play.state(), brann)).hasToString("+1 armour");
    }

    @Test
    @Ledger({"NAR-SP-H1", "NAR-SPEND-2"})
    void each_threat_is_a_point_of_strain() {
        buys(miss(-2, 0, 0), "suffer-strain:threat+suffer-strain:threat");

        assertThat(ilka.vitals().strain()).isEqualTo(2);
    }

    @Test
    @Ledger("NAR-SP-H2")
    void a_lasting_benefit_is_lost_and_without_one_nothing_is_offered() {
        assertThat(SpendMenu.of(play.state(), rolled(miss(-1, 0, 0)), true))
                .extracting(SpendOffer::id)
                .containsExactly("suffer-strain:threat");
        AimManeuver.take(play, ilka);
        GuardedStance.take(play, ilka);
        Prone.fall(play, ilka);
        play.emit(new CoverTaken("ilka-dorn", 1));
        assertThat(SpendMenu.of(play.state(), rolled(miss(-1, 0, 0)), true))
                .extracting(SpendOffer::id)
                .contains(
                        "lose-benefit@aim:threat",
                        "lose-benefit@guarded-stance:threat",
                        "lose-benefit@prone:threat",
                        "lose-benefit@cover:threat");

        buys(miss(-1, 0, 0), "lose-benefit@guarded-stance:threat");
        buys(miss(-1, 0, 0), "lose-benefit@prone:threat");
        buys(miss(-1, 0, 0), "lose-benefit@cover:threat");

        assertThat(DefenceTotal.melee(play.state(), ilka).total()).isZero();
        assertThat(DefenceTotal.ranged(play.state(), ilka).total()).isZero();
        assertThat(ilka.proneExposed()).isTrue();
    }

    @Test
    @Ledger({"NAR-SP-I1", "NAR-INC-2", "NAR-TURN-3"})
    void an_opponent_maneuvers_out_of_turn() {
        play.choice("turn.free-maneuver", "drop");

        buys(miss(-2, 0, 0), "enemy-maneuver@trooper-sergeant:threat");

        assertThat(sergeant.isProne()).isTrue();
        assertThat(sergeant.turn().maneuvers()).isZero();
    }

    @Test
    @Ledger({"NAR-SP-I3", "NAR-SPEND-5"})
    void a_setback_die_waits_for_the_next_action() {
        buys(miss(-2, 0, 0), "hinder-own-side@brann-okar:threat");

        play.dice("check.roll", 1, 1, 1, 1, 1, 1);
        SkillCheck.called(play, brann, play.state().tables().skill("athletics"), Difficulty.AVERAGE);
        assertThat(brann.tokens().list()).hasSize(1);
        assertThat(pool(play.state(), brann, "athletics")).isEqualTo("1P 3A vs 2D 1S");
    }

    @Test
    @Ledger({"NAR-SP-J1", "NAR-SP-K1", "NAR-SPEND-9"})
    void the_active_character_falls_or_runs_out_of_ammunition() {
        buys(miss(-7, 0, 0), "fall-prone:threat+out-of-ammunition:threat");

        assertThat(ilka.isProne()).isTrue();
        assertThat(ilka.gear().get("marksman-rifle").needsLoading()).isTrue();
    }

    @Test
    @Ledger({"NAR-SP-D1", "NAR-SP-D2", "NAR-CHAR-5"})
    void despair_upgrades_a_check_or_damages_the_weapon() {
        buys(miss(0, 0, 2), "upgrade-own-side@brann-okar:despair+damage-item:despair");

        assertThat(pool(play.state(), brann, "athletics")).isEqualTo("1P 3A vs 1C 1D");
        assertThat(ilka.gear().get("marksman-rifle").condition()).isEqualTo(Condition.MINOR);
        assertThat(pool(play.state(), attack(play.state(), ilka, sergeant, "marksman-rifle")))
                .isEqualTo("2P 2A 2B vs 2D 2S");
        buys(miss(0, 0, 1), "damage-item:despair");
        assertThat(pool(play.state(), attack(play.state(), ilka, sergeant, "marksman-rifle")))
                .isEqualTo("2P 2A 2B vs 3D 1S");
    }

    @Test
    @Ledger({"NAR-COMBAT-5", "NAR-SPEND-11"})
    void the_gamemaster_may_hand_threat_over_to_the_players() {
        play.choice("spend.hand-over", "yes").choice("spend.against", "suffer-strain:threat");

        came(play, psyker, "discipline", miss(-1, 0, 0));

        play.allUsed();
        assertThat(play.log()).endsWith("Rogue psyker suffers 1 strain, 1 of 16");
    }

    @Test
    @Ledger({"NAR-SPEND-10"})
    void what_cannot_be_bought_is_refused_with_what_could_be() {
        List<SpendOffer> menu = SpendMenu.of(play.state(), rolled(miss(1, 0, 0)), false);
        SymbolPurse purse = new SymbolPurse(1, 0, 0, 0);

        assertThatThrownBy(() -> Purchases.read("disarm@auto-rifle:advantage", menu, purse, false))
                .hasMessageStartingWith("'disarm@auto-rifle:advantage' cannot be bought now; it could be ");
        assertThatThrownBy(
                        () -> Purchases.read("notice-detail:advantage+boost-next-ally:advantage", menu, purse, false))
                .hasMessage("there is too little advantage left for Help the next ally");
        assertThatThrownBy(() -> Purchases.read("words:2 advantage:a miracle", menu, purse, false))
                .hasMessageContaining("cannot be bought");
        assertThat(Purchases.read("words:a pipe bursts", menu, purse, false).text())
                .isEqualTo("Something else (1 advantage): a pipe bursts");
        play.emit(new Moved("ilka-dorn", "trooper-sergeant", Band.MEDIUM, Band.SHORT));
    }

    @Test
    @Ledger({"NAR-SPEND-10"})
    void an_answer_with_own_words_is_read_again_as_it_was_written() {
        List<SpendOffer> menu = SpendMenu.of(play.state(), rolled(miss(2, 0, 0)), false);
        SymbolPurse purse = new SymbolPurse(2, 0, 0, 0);

        Purchases answer = Purchases.read("notice-detail:advantage+done+words:1 advantage:a + b", menu, purse, false);

        assertThat(answer.done()).isTrue();
        assertThat(answer.text()).isEqualTo("Notice something (1 advantage), Something else (1 advantage): a + b");
        assertThat(Purchases.read(answer.id(), menu, purse, false)).isEqualTo(answer);
    }

    @Test
    @Ledger({"NAR-SPEND-10"})
    void what_is_left_and_what_cannot_be_had_is_told_with_the_reason() {
        CheckInProgress missed = rolled(miss(1, 0, 1));
        Purse purse = SpendPurse.of(play.state(), missed, missed.purse(), false);

        assertThat(purse.left()).containsExactly(new Cost("advantage", 1), new Cost("triumph", 0));
        assertThat(purse.others()).containsExactly(new Cost("threat", 0), new Cost("despair", 1));
        assertThat(purse.lacking())
                .contains(
                        new Purse.Lacking(
                                "Disable in place of damage",
                                List.of(new Cost("advantage", 3)),
                                "no hit got past soak"),
                        new Purse.Lacking(
                                "Hinder the target",
                                List.of(new Cost("advantage", 2)),
                                "too little advantage is left"));
    }
}
