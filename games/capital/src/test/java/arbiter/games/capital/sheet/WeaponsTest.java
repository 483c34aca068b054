package arbiter.games.capital.sheet;

import static arbiter.games.capital.Characters.BOOK;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.content.yaml.EnumWords;
import arbiter.testkit.Ledger;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Every weapon with every number, one line each. */
class WeaponsTest {

    @Test
    @Ledger({"CAP-SIG-3", "CAP-AMB-39", "CAP-AMB-143", "CAP-AMB-144"})
    void signature_weapons() {
        assertThat(lines("signature"))
                .containsExactly(
                        "sig-two-handed-melee 2h blunt/sharp/heat: Melee STR vs STR, 14 crit 4 +4; block 1x1 melee trained; gives simple-melee-weapons",
                        "sig-spear 2h sharp/heat: 2m STR vs AGI, 12 crit 2 +2 considered-melee; block 1x1 melee trained; gives simple-melee-weapons",
                        "sig-daggers 1h sharp/heat: Melee STR vs STR, 10; 10m VSN vs AGI, 10 thrown; block 1x1 melee trained; gives simple-melee-weapons",
                        "sig-light-melee 1h blunt/sharp/heat: Melee STR vs STR, 12 crit 2 +2; block 1x1 melee trained; gives simple-melee-weapons",
                        "sig-pistol 1h sharp/heat: 30m VSN vs AGI, 12 -1; holds 3, reload trained instant; gives light-guns",
                        "sig-rifle 2h sharp/heat: 50m VSN vs AGI, 1 x (1d6+10) Shots -1; 100m VSN vs AGI, 1 x (1d6+5) Shots -1 trained-only; holds 3, reload; gives midweight-guns",
                        "sig-greatsword 2h always sharp/heat: 1m STR vs AGI, 12 considered-melee unlimited-spread wild-unless-trained; block 1x1 melee trained; gives simple-melee-weapons",
                        "sig-warhammer 2h always blunt: Melee STR vs AGI, 16; block 1x1 melee trained; gives simple-melee-weapons",
                        "sig-shield-1h 1h blunt: Melee STR vs STR, 8 trained-only; block 1x2; gives shields",
                        "sig-shield-2h 2h blunt: Melee STR vs STR, 10 trained-only; block 2x2; gives shields",
                        "sig-whip 1h sharp: 4m STR vs STR, 10; grapples at 2m; gives whips",
                        "sig-minigun 2h unless-trained sharp/heat: 50m VSN vs AGI, 1 x (3d6+4) Shots -1; holds 1, reload; gives heavy-guns",
                        "sig-sniper-rifle 2h unless-trained sharp/heat: 100m VSN vs AGI, 12 -1 crit 5 +6 trained; holds 1, reload; gives heavy-guns");
    }

    @Test
    @Ledger({"CAP-AMB-40", "CAP-AMB-41"})
    void simple_weapons() {
        assertThat(lines("simple"))
                .containsExactly(
                        "auto-rifle 100 mC 1h sharp/heat: 50m VSN vs AGI, 1 x (1d6+8) Shots -1; 100m VSN vs AGI, 1 x (1d6+3) Shots -1 trained-only; holds 3, reload",
                        "precision-rifle 100 mC 1h sharp/heat: 50m VSN vs AGI, 3 x (4) Shots -1; holds 4, reload trained instant",
                        "pistol 80 mC 1h sharp/heat: 30m VSN vs AGI, 10 -1; holds 3, reload trained instant",
                        "baton-shortsword 50 mC 1h blunt/sharp: Melee STR vs STR, 10 crit 2 +2; block 1x1 melee trained",
                        "club-longsword 60 mC 2h blunt/sharp: Melee STR vs STR, 14 crit 4 +4; block 1x1 melee trained",
                        "simple-greatsword 80 mC 2h always sharp: 1m STR vs AGI, 10 considered-melee unlimited-spread wild-unless-trained; block 1x1 melee trained",
                        "simple-dagger 40 mC 1h sharp: Melee STR vs STR, 8; 10m VSN vs AGI, 8 thrown; block 1x1 melee trained",
                        "simple-spear 60 mC 2h sharp: 2m STR vs AGI, 10 crit 2 +2 considered-melee; block 1x1 melee trained",
                        "simple-warhammer 80 mC 2h always blunt: Melee STR vs AGI, 14; block 1x1 melee trained");
    }

    @Test
    void other_weapons() {
        assertThat(BOOK.weapons().stream()
                        .filter(weapon ->
                                !weapon.isSignature() && !weapon.tags().contains("simple"))
                        .map(WeaponsTest::line))
                .containsExactly(
                        "minigun 150 mC 2h unless-trained sharp/heat: 50m VSN vs AGI, 1 x (3d6+2) Shots -1; holds 1, reload",
                        "primitive-buckler 50 mC 1h blunt: Melee STR vs STR, 8 trained-only; block 1x1",
                        "primitive-shield 70 mC 2h blunt: Melee STR vs STR, 10 trained-only; block 2x2",
                        "plasma-cannon 250 mC 2h unless-trained heat: ; holds 3, reload 1; disruption 3d6 within 3m, 5m 4 times for 3",
                        "whip 1h sharp: 4m STR vs STR, 10; grapples at 2m",
                        "sniper-rifle 160 mC 2h unless-trained sharp/heat: 100m VSN vs AGI, 10 -1 crit 5 +6 trained; holds 1, reload",
                        "sonic-rifle 150 mC 2h true: 10m VSN vs FTD, 18 -1 thunderous; 20m VSN vs FTD, 10 -1 thunderous trained-only; holds 2, reload",
                        "tesla-rifle 150 mC 2h electric: 20m VSN vs AGI, 1d6+6 +2 -1 crit 2 +1d6 arc 5 arcing; 40m VSN vs AGI, 1d6 +2 -1 crit 2 +1d6 arc 5 arcing trained-only; holds 3, reload");
    }

    @Test
    @Ledger({"CAP-AMB-43", "CAP-AMB-127"})
    void a_spear_strikes_in_melee_and_a_whip_or_a_thrown_dagger_does_not() {
        assertThat(attack("simple-spear", 0).isMelee()).isTrue();
        assertThat(attack("simple-dagger", 0).isMelee()).isTrue();
        assertThat(attack("simple-dagger", 1).isMelee()).isFalse();
        assertThat(attack("whip", 0).isMelee()).isFalse();
    }

    private static AttackProfile attack(String weapon, int index) {
        return BOOK.content().get(Weapon.class, weapon).attacks().get(index);
    }

    private static List<String> lines(String tag) {
        return BOOK.weapons().stream()
                .filter(weapon -> weapon.tags().contains(tag))
                .map(WeaponsTest::line)
                .toList();
    }

    private static String line(Weapon weapon) {
        StringBuilder line = new StringBuilder(weapon.id());
        weapon.price().ifPresent(price -> line.append(" ").append(price).append(" mC"));
        line.append(" ").append(weapon.hands()).append("h");
        line.append(weapon.heavy() == Weapon.Heavy.NEVER ? "" : " " + EnumWords.of(weapon.heavy()));
        line.append(" ").append(weapon.damageTypes().stream().map(EnumWords::of).collect(Collectors.joining("/")));
        line.append(": ")
                .append(weapon.attacks().stream().map(WeaponsTest::attack).collect(Collectors.joining("; ")));
        weapon.reload()
                .ifPresent(reload -> line.append("; holds ")
                        .append(weapon.ammo())
                        .append(", reload")
                        .append(
                                reload.amount().isPresent()
                                        ? " " + reload.amount().getAsInt()
                                        : "")
                        .append(reload.instantIfTrained() ? " trained instant" : ""));
        weapon.block()
                .ifPresent(block -> line.append("; block ")
                        .append(block.uses() + "x" + block.rerolls())
                        .append(block.meleeOnly() ? " melee" : "")
                        .append(block.trainedOnly() ? " trained" : ""));
        weapon.grapple()
                .ifPresent(
                        metres -> line.append("; grapples at ").append(metres).append("m"));
        weapon.disruption()
                .ifPresent(ball -> line.append("; disruption " + ball.damage() + " within " + ball.radius() + "m, "
                        + ball.speed() + "m " + ball.steps() + " times for " + ball.ammo()));
        weapon.gives().ifPresent(training -> line.append("; gives ").append(training.id()));
        return line.toString();
    }

    private static String attack(AttackProfile attack) {
        StringBuilder text = new StringBuilder(attack.described());
        text.append(attack.bonus() == 0 ? "" : " +" + attack.bonus());
        text.append(attack.ammo() == 0 ? "" : " -" + attack.ammo());
        for (AttackProfile.Crit crit : attack.crits()) {
            text.append(" crit ").append(crit.margin()).append(" +").append(crit.damage());
            crit.arc().ifPresent(metres -> text.append(" arc ").append(metres));
            text.append(crit.trainedOnly() ? " trained" : "");
        }
        attack.flags().forEach(flag -> text.append(" ").append(EnumWords.of(flag)));
        return text.toString();
    }
}
