package arbiter.games.centuryg.sheet.build;

import static arbiter.games.centuryg.Handbooks.codes;
import static arbiter.games.centuryg.Handbooks.mecha;
import static arbiter.games.centuryg.Handbooks.sheet;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.centuryg.sheet.Machine;
import arbiter.testkit.Ledger;
import org.junit.jupiter.api.Test;

class FormChecksTest {

    private static final String SUPERIOR = "upgrades: [{upgrade: superior-morphing}]\n";

    private static String form(String type, String one, String other, String set) {
        return "{type: " + type + ", name: " + one + " " + other + ", one: " + one + ", other: " + other + set + "}";
    }

    private static String forms(String... forms) {
        return "forms: [" + String.join(", ", forms) + "]\n";
    }

    @Test
    @Ledger({"BCG-ALT-1", "BCG-AMB-104", "frame", "transformation"})
    void forms_are_of_one_type_and_swap_two_of_four_attributes() {
        assertThat(codes(mecha("", forms(form("frame", "might", "speed", ""))))).isEmpty();
        assertThat(codes(mecha("", forms(form("frame", "might", "energy", "")))))
                .containsExactly("form-attributes");
        assertThat(codes(mecha("", forms(form("frame", "might", "might", ""))))).containsExactly("form-attributes");
        assertThat(codes(mecha("", forms(form("flyer", "might", "speed", ""))))).containsExactly("form-type");
        assertThat(codes(mecha(
                        "", forms(form("frame", "might", "speed", ""), form("transformation", "guard", "speed", "")))))
                .containsExactly("form-type");
        assertThat(codes(mecha("", forms(form("frame", "might", "speed", ""), form("frame", "speed", "might", "")))))
                .containsExactly("form-twice");
        String flying = ", upgrades: [{upgrade: flyer}]";
        String walled = ", upgrades: [{upgrade: power-suit}]";
        assertThat(codes(mecha(
                        "",
                        SUPERIOR
                                + forms(
                                        form("frame", "might", "speed", flying),
                                        form("frame", "might", "speed", walled)))))
                .isEmpty(); // another set will do
        assertThat(codes(mecha("", "upgrades: [{upgrade: frame}]"))).containsExactly("form-in-upgrades");
        assertThat(sheet(mecha("", forms(form("transformation", "might", "speed", ""))))
                        .totals()
                        .get("mp-others")
                        .toString())
                .isEqualTo("+10 Transformation might speed");
    }

    @Test
    @Ledger({"BCG-ALT-2", "BCG-AMB-103", "superior-morphing"})
    void sets_come_with_superior_morphing_in_the_same_areas() {
        String set = ", upgrades: [{upgrade: flyer}, {upgrade: overbooster, area: legs}]";
        String one = forms(form("frame", "might", "speed", set));
        assertThat(codes(mecha("", SUPERIOR))).containsExactly("morphing-without-form");
        assertThat(codes(mecha("", one))).containsExactly("set-without-morphing");
        assertThat(codes(mecha("", SUPERIOR + one))).isEmpty();
        assertThat(codes(mecha("", SUPERIOR + one + "usual: {weapons: [{weapon: beam-rifle, area: legs}]}\n")))
                .isEmpty();
        assertThat(codes(mecha("", SUPERIOR + one + "usual: {weapons: [{weapon: beam-rifle, area: head}]}\n")))
                .containsExactly("set-areas");
        String large = ", upgrades: [{upgrade: overbooster, area: legs}, {upgrade: reactive-booster, area: legs}]";
        assertThat(codes(mecha("", SUPERIOR + forms(form("frame", "might", "speed", large)))))
                .containsExactly("set-overfull");
        String inside = ", upgrades: [{upgrade: stealth-field}]";
        assertThat(codes(mecha("", SUPERIOR + forms(form("frame", "might", "speed", inside)))))
                .containsExactly("set-content");
    }

    @Test
    @Ledger("BCG-ALT-2")
    void further_frames_pay_for_their_sets_and_transformations_do_not() {
        String set = ", upgrades: [{upgrade: overbooster, area: legs}]";
        for (String type : new String[] {"frame", "transformation"}) {
            int three = sheet(mecha(
                            "",
                            SUPERIOR
                                    + forms(
                                            form(type, "might", "speed", set),
                                            form(type, "guard", "speed", set),
                                            form(type, "guard", "systems", set))))
                    .totals()
                    .get("mp-others")
                    .total();

            assertThat(three).isEqualTo(type.equals("frame") ? 20 + 15 + 5 : 20 + 30);
        }
    }

    @Test
    @Ledger("BCG-ALT-2")
    void the_set_of_a_form_is_there_in_that_form_alone() {
        String set = ", weapons: [{weapon: beam-rifle, area: arms}]";
        Machine machine = sheet(mecha(
                        "",
                        SUPERIOR + forms(form("frame", "might", "speed", set))
                                + "usual: {weapons: [{weapon: chainblade, area: arms}]}\n"))
                .machine()
                .orElseThrow();

        assertThat(machine.weapons())
                .extracting(mounted -> mounted.weapon().id())
                .containsExactly("cqc", "vulcans");
        assertThat(machine.usual().weapons())
                .extracting(mounted -> mounted.weapon().id())
                .containsExactly("chainblade");
        assertThat(machine.forms().get(0).weapons())
                .extracting(mounted -> mounted.weapon().id())
                .containsExactly("beam-rifle");
    }

    @Test
    @Ledger({"BCG-COMB-1", "BCG-AMB-109", "super-combination", "unison-combination"})
    void combiners_name_partners_and_followers_an_area_of_the_lead() {
        assertThat(codes(mecha("", "combination: {type: unison-combination, partners: [bo]}")))
                .isEmpty();
        assertThat(codes(mecha("", "combination: {type: super-combination, partners: [bo], lead: bo, area: legs}")))
                .isEmpty();
        assertThat(codes(mecha("", "combination: {type: super-combination, partners: [bo], lead: bo}")))
                .containsExactly("lead-wrong");
        assertThat(codes(mecha("", "combination: {type: super-combination, partners: [bo], lead: al, area: legs}")))
                .containsExactly("lead-wrong");
        assertThat(codes(mecha("", "combination: {type: unison-combination, partners: [bo], lead: bo}")))
                .containsExactly("lead-wrong");
        assertThat(codes(mecha("", "combination: {type: unison-combination}"))).containsExactly("partner-missing");
        assertThat(codes(mecha("", "combination: {type: flyer, partners: [bo]}")))
                .containsExactly("combination-type");
        assertThat(codes(mecha("tier: rival", "combination: {type: unison-combination, partners: [bo]}")))
                .containsExactly("combination-for-pcs");
        assertThat(codes(mecha("", "upgrades: [{upgrade: unison-combination}]")))
                .containsExactly("combination-in-upgrades");
    }
}
