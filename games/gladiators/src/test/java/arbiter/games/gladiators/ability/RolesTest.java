package arbiter.games.gladiators.ability;

import static arbiter.games.gladiators.Handbooks.BOOK;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.gladiators.ability.ProtectingAbility.Share;
import arbiter.games.gladiators.sheet.AbilitySet;
import arbiter.games.gladiators.sheet.Against;
import arbiter.games.gladiators.sheet.ChosenWord;
import arbiter.games.gladiators.sheet.PowerForm;
import arbiter.games.gladiators.sheet.PowerSource;
import arbiter.games.gladiators.sheet.PowerType;
import arbiter.testkit.Ledger;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class RolesTest {

    @Test
    @Ledger("GG-CHR-9")
    void what_is_among_the_defences_protects() {
        assertThat(BOOK.abilities().stream()
                        .filter(ability -> ability.kind() instanceof ProtectingAbility)
                        .toList())
                .isEqualTo(BOOK.abilities().stream()
                        .filter(ability -> ability.isIn(AbilitySet.DEFENCE))
                        .toList());
        assertThat(BOOK.abilities().stream().filter(ability -> ability.kind() instanceof DodgeAbility))
                .hasSize(5);
        assertThat(BOOK.abilities().stream().filter(ability -> ability.kind() instanceof ToHitAbility))
                .hasSize(2);
    }

    @Test
    @Ledger({"armour", "GG-CHR-9"})
    void armour_stops_half_of_what_burns() {
        assertThat(share("armour", Effect.DAMAGE, PowerType.SOLID, true)).isEqualTo(Share.FULL);
        assertThat(share("armour", Effect.DAMAGE, PowerType.HEAT, true)).isEqualTo(Share.HALF);
        assertThat(share("armour", Effect.DAMAGE, PowerType.POISON, true)).isEqualTo(Share.HALF);
        assertThat(share("armour", Effect.DAMAGE, PowerType.POISON, false)).isEqualTo(Share.NONE);
        assertThat(share("armour", Effect.DAMAGE, PowerType.PSYCHIC, true)).isEqualTo(Share.NONE);
        assertThat(share("armour", Effect.HINDRANCE, PowerType.SOLID, true)).isEqualTo(Share.NONE);
        assertThat(Share.HALF.of(3)).isEqualTo(2);
    }

    @Test
    @Ledger({"force-field", "forced-move-defence", "stretching", "life-support"})
    void others_stop_what_their_texts_say() {
        assertThat(share("force-field", Effect.TRAP, PowerType.SOLID, true)).isEqualTo(Share.FULL);
        assertThat(share("force-field", Effect.HINDRANCE, PowerType.COLD, true)).isEqualTo(Share.HALF);
        assertThat(share("force-field", Effect.DAMAGE, PowerType.PSYCHIC, true)).isEqualTo(Share.NONE);
        assertThat(share("force-field", Effect.DRAIN, PowerType.SOLID, true)).isEqualTo(Share.NONE);
        assertThat(share("forced-move-defence", Effect.DISARM, PowerType.PSYCHIC, true))
                .isEqualTo(Share.FULL);
        assertThat(share("forced-move-defence", Effect.GRAB, PowerType.SOLID, true))
                .isEqualTo(Share.NONE);
        assertThat(share("stretching", Effect.DAMAGE, PowerType.SOLID, true)).isEqualTo(Share.FULL);
        assertThat(share("life-support", Effect.DAMAGE, PowerType.HEAT, true)).isEqualTo(Share.FULL);
        assertThat(share("life-support", Effect.DAMAGE, PowerType.COLD, true)).isEqualTo(Share.NONE);
    }

    @Test
    @Ledger({"damage-defence", "drain-defence", "general-defence", "hindrance-defence", "GG-AMB-43"})
    void defences_look_at_type_or_source() {
        assertThat(share("damage-defence", Effect.DAMAGE, PowerType.HEAT, true)).isEqualTo(Share.FULL);
        assertThat(share("damage-defence", Effect.DAMAGE, PowerType.SOLID, true))
                .isEqualTo(Share.NONE);
        assertThat(share("drain-defence", Effect.TRANSFORM, PowerType.HEAT, true))
                .isEqualTo(Share.FULL);
        assertThat(share("general-defence", Effect.DRAIN, PowerType.HEAT, true)).isEqualTo(Share.FULL);
        assertThat(share("general-defence", Effect.TRAP, PowerType.HEAT, true)).isEqualTo(Share.NONE);
        assertThat(share("hindrance-defence", Effect.TRAP, PowerType.HEAT, true))
                .isEqualTo(Share.FULL);

        Against magic = new Against(List.of(), Optional.of(PowerSource.MAGICAL));
        PowerForm form = new PowerForm(BOOK.ability("damage-defence"), List.of(), magic, List.of());
        ProtectingAbility defence = (ProtectingAbility) form.ability().kind();
        assertThat(defence.share(form, new IncomingEffect(Effect.DAMAGE, PowerType.SOLID, PowerSource.MAGICAL, true)))
                .isEqualTo(Share.FULL);
        assertThat(defence.share(form, new IncomingEffect(Effect.DAMAGE, PowerType.SOLID, PowerSource.MUTANT, true)))
                .isEqualTo(Share.NONE);
    }

    private static Share share(String id, Effect effect, PowerType type, boolean direct) {
        Against energy = new Against(List.of(PowerType.ENERGY), Optional.empty());
        PowerForm form = new PowerForm(BOOK.ability(id), List.of(), energy, List.of(new ChosenWord("heat", "")));
        return ((ProtectingAbility) form.ability().kind())
                .share(form, new IncomingEffect(effect, type, PowerSource.MUTANT, direct));
    }
}
