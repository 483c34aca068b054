package arbiter.games.centuryg.sheet.build;

import static arbiter.games.centuryg.Handbooks.BOOK;
import static arbiter.games.centuryg.Handbooks.codes;
import static arbiter.games.centuryg.Handbooks.mecha;
import static arbiter.games.centuryg.Handbooks.sheet;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.centuryg.sheet.Area;
import arbiter.games.centuryg.sheet.Machine;
import arbiter.games.centuryg.sheet.UpgradeKind;
import arbiter.rulebook.build.Violation;
import arbiter.testkit.Ledger;
import org.junit.jupiter.api.Test;

class MechaChecksTest {

    private static final String PC = "xp: 0";

    @Test
    @Ledger("BCG-MP-1")
    void a_hundred_points_pay_for_ranks_and_equipment() {
        String ranks = "attributes: {might: 6, guard: 6, threshold: 6, energy: 6}\n"; // 84
        assertThat(codes(mecha(PC, ranks + "upgrades: [{upgrade: duelist-model}]")))
                .isEmpty();
        assertThat(sheet(mecha(PC, ranks + "upgrades: [{upgrade: duelist-model}]"))
                        .totals()
                        .get("mp-left")
                        .toString())
                .isEqualTo("+100 start -84 Attributes -15 the rest");
        assertThat(codes(mecha(PC, ranks + "upgrades: [{upgrade: the-beast}]"))).containsExactly("mp-overspent");
        assertThat(codes("kind: mecha\nname: A\n")).containsExactly("mecha-missing");
        assertThat(codes(mecha(PC, "attributes: {might: -2}"))).containsExactly("rank-negative");
    }

    @Test
    @Ledger({"BCG-AMB-92", "mid-scene-upgrade"})
    void what_is_owed_for_gear_comes_before_anything_else() {
        String ranks = "attributes: {might: 6, guard: 6, threshold: 6, energy: 6}\n"; // 84
        String beast = ranks + "upgrades: [{upgrade: the-beast}]\n"; // 104
        assertThat(codes(mecha(PC, beast + "owed: 4"))).isEmpty();
        assertThat(sheet(mecha(PC, beast + "owed: 4")).totals().get("mp").toString())
                .isEqualTo("+100 start +4 owed");
        assertThat(codes(mecha(PC, beast + "weapons: [{weapon: beam-rifle, area: arms}]\nowed: 4")))
                .containsExactly("mp-overspent");
        assertThat(sheet(mecha("xp: 3", beast + "owed: 4")).violations())
                .extracting(Violation::toString)
                .containsExactly("file.yaml:8:9: 3 MP are left while 4 are owed; pay first: owed: 1"
                        + " [owed-payable, BCG-AMB-92]");
        assertThat(codes(mecha("xp: 4", beast))).isEmpty();
        assertThat(codes(mecha("tier: rival\nxp: 0", beast + "owed: 4"))).isEmpty();
        assertThat(codes(mecha("tier: boss\nlevel: 0", ranks + "owed: 4")))
                .containsExactlyInAnyOrder("owed-not-allowed", "owed-payable");
        assertThat(codes(mecha(PC, "owed: -1"))).containsExactly("owed-negative");
    }

    @Test
    @Ledger({"BCG-AREA-1", "BCG-AREA-2", "BCG-CORE-1", "BCG-MOB-1"})
    void everything_has_its_place() {
        assertThat(codes(mecha(PC, "weapons: [{weapon: beam-rifle}]"))).containsExactly("area-missing");
        assertThat(codes(mecha(PC, "weapons: [{weapon: beam-rifle, area: core}]")))
                .containsExactly("area-not-allowed");
        assertThat(codes(mecha(PC, "weapons: [{weapon: beam-rifle, area: head}]")))
                .isEmpty();
        assertThat(codes(mecha(PC, "upgrades: [{upgrade: overbooster, area: legs}]")))
                .isEmpty();
        assertThat(codes(mecha(PC, "upgrades: [{upgrade: overbooster}]"))).containsExactly("area-missing");
        assertThat(codes(mecha(PC, "upgrades: [{upgrade: the-beast, area: head}]")))
                .containsExactly("area-not-allowed");
        assertThat(codes(mecha(PC, "upgrades: [{upgrade: airstrike, area: head}]")))
                .containsExactly("area-not-allowed");
        assertThat(BOOK.upgrades().stream().filter(upgrade -> upgrade.kind() == UpgradeKind.MOBILITY))
                .hasSize(3)
                .allMatch(upgrade -> upgrade.cost() == 10);
        Machine machine =
                sheet(mecha(PC, "upgrades: [{upgrade: the-beast}]")).machine().orElseThrow();
        assertThat(machine.upgrades().get(0).area()).isEqualTo(Area.CORE);
    }

    @Test
    @Ledger({"BCG-UPG-1", "BCG-AMB-99", "custom-defense", "assistant"})
    void nothing_is_there_twice_but_specialist_upgrades() {
        assertThat(codes(mecha(PC, "weapons: [{weapon: beam-rifle, area: head}, {weapon: beam-rifle, area: arms}]")))
                .containsExactly("weapon-twice");
        assertThat(codes(mecha(PC, "weapons: [{weapon: cqc}]"))).containsExactly("weapon-by-default");
        assertThat(codes(mecha(PC, "upgrades: [{upgrade: the-beast}, {upgrade: the-beast}]")))
                .containsExactly("upgrade-twice");
        assertThat(codes(mecha(
                        PC,
                        "upgrades: [{upgrade: custom-defense, area: head, choice: beam},"
                                + " {upgrade: custom-defense, area: head, choice: melee}]")))
                .isEmpty();
        assertThat(codes(mecha(PC, "upgrades: [{upgrade: custom-defense, area: head, choice: fire}]")))
                .containsExactly("choice-not-offered");
        assertThat(codes(mecha(PC, "upgrades: [{upgrade: the-beast, choice: fire}]")))
                .containsExactly("choice-not-needed");
        String assistant = "{upgrade: assistant, choice: trump-card}";
        assertThat(codes(mecha(PC, "upgrades: [" + assistant + "]"))).isEmpty();
        assertThat(codes(mecha(PC, "upgrades: [" + assistant + ", " + assistant + "]")))
                .containsExactly("assistant-twice");
        assertThat(sheet(mecha(PC, "upgrades: [" + assistant + "]"))
                        .machine()
                        .orElseThrow()
                        .powers())
                .hasSize(7);
    }

    @Test
    @Ledger({"BCG-XAREA-1", "BCG-AMB-102", "expansion-pack", "secret-equipment"})
    void a_pack_is_paid_for_and_a_secret_set_is_included() {
        String pack = "upgrades: [{upgrade: expansion-pack}, {upgrade: regenerative, area: pack}]";
        assertThat(codes(mecha(PC, pack))).isEmpty();
        assertThat(sheet(mecha(PC, pack)).totals().get("mp-others").total()).isEqualTo(30);
        assertThat(codes(mecha(PC, "weapons: [{weapon: beam-rifle, area: pack}]")))
                .containsExactly("extra-area-missing");
        String secret = "upgrades: [{upgrade: secret-equipment}, {upgrade: regenerative, area: secret},"
                + " {upgrade: jury-rig, area: secret}, {upgrade: resupply, area: secret}";
        assertThat(codes(mecha(PC, secret + "]"))).isEmpty();
        assertThat(sheet(mecha(PC, secret + "]")).totals().get("mp-others").total())
                .isEqualTo(20);
        assertThat(codes(mecha(PC, secret + ", {upgrade: reactive-booster, area: secret}]")))
                .containsExactly("secret-equipment-overfull");
        assertThat(codes(mecha(
                        "xp: 30",
                        secret.replace("secret", "pack").replace("pack-equipment", "expansion-pack")
                                + ", {upgrade: reactive-booster, area: pack}]")))
                .containsExactly("expansion-pack-overfull");
    }

    @Test
    @Ledger({"BCG-FEAT-1", "terrain-specialist"})
    void enemy_features_are_for_enemies_unless_they_are_opened() {
        assertThat(codes(mecha(PC, "upgrades: [{upgrade: biological}]"))).containsExactly("enemy-feature");
        assertThat(codes(mecha(PC, "open-features: true\nupgrades: [{upgrade: biological}]")))
                .isEmpty();
        assertThat(codes(mecha("tier: grunt", "upgrades: [{upgrade: biological}]")))
                .isEmpty();
        assertThat(codes(mecha(PC, "upgrades: [{upgrade: flyer}, {upgrade: terrain-specialist, choice: space}]")))
                .isEmpty();
        assertThat(codes(mecha(PC, "upgrades: [{upgrade: terrain-specialist}]")))
                .containsExactly("choice-missing");
    }

    @Test
    @Ledger({"BCG-TIER-1", "BCG-AMB-105"})
    void grunts_are_capped_at_fifty_for_equipment() {
        String fifty = "upgrades: [{upgrade: the-beast}, {upgrade: secret-equipment}, {upgrade: stealth-field},"
                + " {upgrade: regenerative, area: secret}";
        assertThat(codes(mecha("tier: grunt\nxp: 20", fifty + "]"))).isEmpty();
        assertThat(codes(mecha("tier: grunt\nxp: 20", fifty + ", {upgrade: overcharge}]")))
                .containsExactly("grunt-equipment");
        assertThat(codes(mecha("tier: grunt", "upgrades: [{upgrade: assistant, choice: trump-card}]")))
                .containsExactly("grunt-assistant");
    }

    @Test
    @Ledger({"BCG-TIER-3", "BCG-BOSS-2", "BCG-AMB-106", "BCG-AMB-107", "we-are-many", "colossus"})
    void bosses_have_packages_and_features() {
        assertThat(codes(mecha("tier: boss\nlevel: 0", "weapons: [{weapon: merge}]\nupgrades: [{upgrade: flyer}]")))
                .isEmpty();
        assertThat(codes(mecha("tier: boss\nlevel: 0", "weapons: [{weapon: merge}, {weapon: constrict}]")))
                .containsExactly("package-exceeded");
        assertThat(codes(mecha("tier: boss\nlevel: 2", "weapons: [{weapon: merge}, {weapon: constrict}]")))
                .isEmpty();
        assertThat(codes(mecha("tier: boss\nlevel: 4", "upgrades: [{upgrade: colossus, choice: 3x3}]")))
                .containsExactly("package-exceeded");
        assertThat(codes(mecha("tier: boss\nlevel: 1", "upgrades: [{upgrade: we-are-many, choice: husk-drone}]")))
                .isEmpty();
        assertThat(codes(mecha("tier: boss\nlevel: 1", "upgrades: [{upgrade: we-are-many, choice: ironclad}]")))
                .containsExactly("choice-not-offered");
        assertThat(codes(mecha("tier: boss\nlevel: 1", "weapons: [{weapon: beam-rifle, area: arms}]")))
                .containsExactly("not-for-bosses");
        assertThat(codes(mecha("tier: boss\nlevel: 1", "upgrades: [{upgrade: the-beast}]")))
                .containsExactly("not-for-bosses");
        assertThat(codes(mecha(PC, "weapons: [{weapon: merge}]"))).containsExactly("for-bosses-only");
        assertThat(codes(mecha(PC, "upgrades: [{upgrade: bullet-hell}]"))).containsExactly("for-bosses-only");
        assertThat(codes(mecha("tier: boss\nlevel: 0", "") + "powers: [{power: useless}, {power: die-for-me}]\n"))
                .containsExactly("powers-too-many");
    }
}
