package arbiter.games.capital.gear;

import static arbiter.games.capital.Traveller.behind;
import static arbiter.games.capital.Traveller.named;
import static arbiter.games.capital.Traveller.under;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arbiter.games.capital.ActFixture;
import arbiter.games.capital.Tables;
import arbiter.games.capital.ability.Overflow.OverflowCounters;
import arbiter.games.capital.calls.Adjusted;
import arbiter.games.capital.calls.DailySupplies;
import arbiter.games.capital.calls.OutsideCombat;
import arbiter.games.capital.calls.Placed;
import arbiter.games.capital.mind.Hearing;
import arbiter.games.capital.sheet.UnitTag;
import arbiter.games.capital.turn.Occasion;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.space.plane.Blocker;
import arbiter.space.plane.Point;
import arbiter.testkit.Ledger;
import arbiter.testkit.StrictScenarios;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Things that are no weapons. */
class KitTest extends StrictScenarios<CapitalState> {

    private static final Blocker WALL = new Blocker.Wall(Point.metres(5, -50), Point.metres(5, 50));

    @Test
    @Ledger({"CAP-EQ-1", "CAP-AMB-101", "primitive-first-aid-kit"})
    void a_kit_in_hand_treats_oneself_and_whoever_is_in_contact() {
        Combatant medic = named("Medic").item("primitive-first-aid-kit").here();
        Combatant near = named("Near").at(1, 0).here();
        Combatant far = named("Far").at(3, 0).here();
        CapitalState state = under(medic, near, far);
        new Adjusted("near", 10, 8, 5).apply(state);
        new Adjusted("far", 10, 8, 5).apply(state);

        assertThat(ActFixture.actions(state, medic)).noneMatch(id -> id.startsWith("bandage"));
        ActFixture.hold(state, medic, 0);
        assertThat(ActFixture.actions(state, medic))
                .filteredOn(id -> id.startsWith("bandage"))
                .containsExactly(
                        "bandage:primitive-first-aid-kit:0:medic",
                        "bandage:primitive-first-aid-kit:0:near",
                        "bandage:primitive-first-aid-kit:1:medic",
                        "bandage:primitive-first-aid-kit:1:near");

        var play = scenario(state).dice("bandage.heals", 1);
        new UseBandage(medic, 0, 0, near).resolve(play, Occasion.ACTION);

        assertThat(play.log())
                .containsExactly("Medic uses a Large Bandage on Near, 5 left", "Near regains 1 HP, now 11");
    }

    @Test
    @Ledger({"CAP-AMB-103", "overflow-counters"})
    void a_healer_may_bandage_the_unhurt_for_the_sake_of_overflow() {
        Combatant medic =
                named("Medic").can("patch-up-1").item("primitive-first-aid-kit").here();
        Combatant near = named("Near").at(1, 0).here();
        CapitalState state = under(medic, near);
        ActFixture.hold(state, medic, 0);
        assertThat(ActFixture.actions(state, medic)).contains("bandage:primitive-first-aid-kit:0:near");
        var play = scenario(state).dice("bandage.heals", 4);

        new UseBandage(medic, 0, 0, near).resolve(play, Occasion.ACTION);

        assertThat(OverflowCounters.of(near)).isEqualTo(4);
    }

    @Test
    @Ledger({"CAP-EQ-9", "advanced-first-aid-kit"})
    void trained_hands_count_every_die_as_three_at_least() {
        Combatant medic = named("Medic")
                .trained("medical-equipment")
                .item("advanced-first-aid-kit")
                .here();
        Combatant near = named("Near").at(1, 0).here();
        CapitalState state = under(medic, near);
        new Adjusted("near", 2, 8, 5).apply(state);
        ActFixture.hold(state, medic, 0);
        var play = scenario(state).dice("bandage.heals", 1, 5);

        new UseBandage(medic, 0, 0, near).resolve(play, Occasion.ACTION);

        assertThat(play.log()).endsWith("Near regains 8 HP, now 10", "Near has Regeneration 1 for 5 turns");
    }

    @Test
    @Ledger({"primitive-first-aid-kit", "CAP-DYING-5", "CAP-AMB-69"})
    void a_small_bandage_does_nothing_for_the_critical_and_a_large_one_brings_them_back() {
        Combatant medic = named("Medic").item("primitive-first-aid-kit").here();
        Combatant near = named("Near").at(1, 0).here();
        CapitalState state = under(medic, near);
        new Adjusted("near", 0, 8, 5).apply(state);
        ActFixture.hold(state, medic, 0);

        assertThat(near.isCritical()).isTrue();
        assertThat(new UseBandage(medic, 0, 0, near).isPointless()).isFalse();
        assertThat(new UseBandage(medic, 0, 1, near).isPointless()).isTrue();
        new UseBandage(medic, 0, 1, near).resolve(scenario(state), Occasion.ACTION);
        assertThat(near.isCritical()).isTrue();
        new UseBandage(medic, 0, 0, near).resolve(scenario(state).dice("bandage.heals", 4), Occasion.ACTION);

        assertThat(near.isUp()).isTrue();
        assertThat(near.isProne()).isTrue();
        assertThat(near.hp()).isEqualTo(4);
    }

    @Test
    @Ledger({"CAP-AMB-150", "CAP-AMB-141"})
    void an_empty_kit_is_empty_and_healing_stops_at_the_maximum() {
        Combatant medic = named("Medic").item("primitive-first-aid-kit").here();
        CapitalState state = under(medic);
        ActFixture.hold(state, medic, 0);
        var play = scenario(state);
        for (int i = 0; i < 12; i++) {
            new Adjusted("medic", 19, 8, 5).apply(state);
            new UseBandage(medic, 0, 1, medic).resolve(play, Occasion.ACTION);
        }

        assertThat(play.log()).contains("Medic uses a Small Bandage on Medic, 0 left");
        assertThat(medic.hp()).isEqualTo(20);
        new Adjusted("medic", 10, 8, 5).apply(state);
        assertThat(ActFixture.actions(state, medic)).doesNotContain("bandage:primitive-first-aid-kit:1:medic");
    }

    @Test
    @Ledger("mgs")
    void a_scan_answers_at_the_start_of_the_fifth_turn() {
        Combatant mara = named("Mara").item("mgs").here();
        Combatant droid = named("Droid").is(UnitTag.ROBOT).at(2, 0).here();
        Combatant near = named("Near").at(90, 0).here();
        Combatant far = named("Far").at(110, 0).here();
        CapitalState state = under(mara, droid, near, far);
        ActFixture.hold(state, mara, 0);
        var play = scenario(state);

        assertThat(ActFixture.actions(state, mara)).contains("scan:life", "scan:crew", "scan:air");
        new StartScan(mara, Scan.Kind.LIFE).resolve(play, Occasion.ACTION);
        for (int turn = 0; turn < 5; turn++) {
            assertThat(mara.stocks().scans()).hasSize(1);
            ScanResults.resolve(play, mara);
        }

        assertThat(mara.stocks().scans()).isEmpty();
        assertThat(play.log())
                .contains("Mara starts a scan to count the living, 5 turns")
                .last()
                .isEqualTo("Mara's scanner counts 2 living units within 100m");
    }

    @Test
    @Ledger({"mgs", "CAP-AMB-145", "CAP-AMB-132", "CAP-AMB-75"})
    void outside_combat_half_a_minute_is_five_turns() {
        Combatant mara = named("Mara").item("mgs").here();
        Combatant near = named("Near").item("mgs").at(1, 0).here();
        CapitalState state = under(mara, near);
        ActFixture.hold(state, mara, 0);
        var play = scenario(state);

        assertThat(ActFixture.actions(state, mara)).contains("crew-list:near");
        new CrewListEntry(mara, near).resolve(play, Occasion.ACTION);
        assertThat(ActFixture.usefulActions(state, mara)).doesNotContain("crew-list:near");
        play.emit(new Placed("near", Point.metres(40, 0), 0));
        new StartScan(mara, Scan.Kind.CREW).resolve(play, Occasion.ACTION);
        OutsideCombat.pass(play, 24);
        assertThat(mara.stocks().scans()).hasSize(1);
        OutsideCombat.pass(play, 6000);

        assertThat(play.log()).contains("Mara's scanner points at Near, at 40,0");
        assertThat(play.log())
                .filteredOn(line -> line.equals("Mara's scanner works"))
                .hasSize(5);
    }

    @Test
    @Ledger({"CAP-AMB-145", "CAP-AMB-75"})
    void the_critical_lose_a_bone_every_six_seconds() {
        Combatant mara = named("Mara").here();
        CapitalState state = under(mara);
        new Adjusted("mara", 0, 8, 5).apply(state);

        OutsideCombat.pass(scenario(state), 18);

        assertThat(mara.bones()).isEqualTo(2);
    }

    @Test
    @Ledger({"CAP-AMB-149", "CAP-AMB-12", "personal-communicator", "CAP-AMB-134"})
    void communicators_in_hand_reach_through_walls_for_a_hundred_metres() {
        Combatant mara = named("Mara").item("personal-communicator").here();
        Combatant near = named("Near").item("personal-communicator").at(60, 0).here();
        CapitalState state = behind(List.of(WALL), mara, near);

        assertThat(Hearing.hears(state, near, mara)).isFalse();
        ActFixture.hold(state, mara, 0);
        ActFixture.hold(state, near, 0);
        assertThat(Hearing.hears(state, near, mara)).isTrue();
        assertThat(Hearing.byEar(state, near, mara)).isFalse();
        new Placed("near", Point.metres(102, 0), 0).apply(state);
        assertThat(Hearing.hears(state, near, mara)).isFalse();
    }

    @Test
    @Ledger({"CAP-AMB-12", "CAP-GEN-1"})
    void the_table_can_say_who_sees_and_hears_whom() {
        Combatant mara = named("Mara").here();
        Combatant near = named("Near").at(8, 0).here();
        CapitalState state = behind(List.of(WALL), mara, near);
        var play = scenario(state);

        assertThat(state.sees(mara, near)).isFalse();
        play.emit(Tables.edit(play.state(), "set-sense", "mara", "{sense: sees, other: near, on: true}"));
        assertThat(state.sees(mara, near)).isTrue();
        assertThat(state.sees(near, mara)).isFalse();
        play.emit(Tables.edit(play.state(), "set-sense", "mara", "{sense: hears, other: near, on: true}"));
        play.emit(Tables.edit(play.state(), "set-sense", "mara", "{sense: hears, other: near, on: false}"));
        assertThat(Hearing.hears(state, mara, near)).isFalse();
        assertThat(play.log())
                .containsExactly("Mara now sees Near", "Mara now hears Near", "Mara no longer hears Near");
    }

    @Test
    @Ledger({"torch", "electric-lantern"})
    void a_lantern_shines_twenty_metres_and_a_torch_thirty() {
        Combatant mara = named("Mara").item("torch").item("electric-lantern").here();
        CapitalState state = under(mara);
        var play = scenario(state);
        assertThatThrownBy(() -> Lights.resolve(play, mara, 1)).hasMessageContaining("no light in the hands");
        ActFixture.hold(state, mara, 0, 1);

        Lights.resolve(play, mara, 1);
        assertThat(Lights.reaches(mara, Point.metres(20, 0))).isTrue();
        assertThat(Lights.reaches(mara, Point.metres(21, 0))).isFalse();
        Lights.resolve(play, mara, 0);
        Lights.resolve(play, mara, 1);
        assertThat(Lights.reaches(mara, Point.metres(30, 0))).isTrue();
        assertThat(play.log())
                .containsExactly(
                        "Mara switches the Electric Lantern on",
                        "Mara switches the Torch on",
                        "Mara switches the Electric Lantern off");
    }

    @Test
    @Ledger({"rations", "water-bottle"})
    void food_and_water_are_counted_in_days() {
        Combatant mara = named("Mara")
                .item("rations")
                .item("rations")
                .item("water-bottle")
                .here();
        var play = scenario(under(mara));

        DailySupplies.resolve(play);
        play.emit(Tables.edit(play.state(), "restock", "mara", "{rations: 7, water: 1}"));
        DailySupplies.resolve(play);

        assertThat(play.log())
                .containsExactly(
                        "Mara has food for 1 days and water for 0 after this one",
                        "Mara has food for 7 days and water for 1",
                        "Mara has food for 6 days and water for 0 after this one");
    }

    @Test
    @Ledger({"solar-array", "CAP-KEY-HEAVY"})
    void a_solar_array_in_hand_is_heavy() {
        Combatant mara = named("Mara").item("solar-array").here();
        CapitalState state = under(mara);

        assertThat(HeavyBurden.isHeavy(mara)).isFalse();
        ActFixture.hold(state, mara, 0);
        assertThat(HeavyBurden.isHeavy(mara)).isTrue();
    }

    @Test
    @Ledger({"CAP-AMB-143", "minigun"})
    void a_minigun_is_heavy_only_without_training() {
        assertThat(HeavyBurden.isHeavy(named("Mara").weapon("minigun").here())).isTrue();
        assertThat(HeavyBurden.isHeavy(
                        named("Mara").trained("heavy-guns").weapon("minigun").here()))
                .isFalse();
    }

    @Test
    @Ledger({"toolkit", "CAP-AMB-134"})
    void tools_in_hand_mend_with_knowledge_against_what_the_gamemaster_says() {
        Combatant mara = named("Mara").item("toolkit").here();
        CapitalState state = under(mara);
        ActFixture.hold(state, mara, 0);
        var play = scenario(state)
                .choice("check.difficulty", "7")
                .dice("check.acting", 4, 5)
                .dice("check.opposing", 3, 3);

        assertThat(Toolkit.resolve(play, mara).succeeds()).isTrue();
        assertThat(play.log())
                .containsExactly("Mara, mending: 4+5 +5 KNW = 14 against 3+3 +7 Difficulty = 13, succeeds by 1");
    }
}
