package arbiter.games.gladiators.modifier.effect;

import arbiter.games.gladiators.modifier.ModifierKind;
import arbiter.games.gladiators.sheet.ChosenWord;
import arbiter.games.gladiators.sheet.PlainPower;
import arbiter.games.gladiators.sheet.PowerModifier;
import arbiter.games.gladiators.sheet.PowerSource;
import arbiter.games.gladiators.sheet.PowerType;
import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.games.gladiators.sheet.build.Code;
import arbiter.games.gladiators.sheet.build.Findings;
import arbiter.games.gladiators.sheet.build.Wording;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Hidden from senses, of those that would notice it. Ledger: GG-MD-55, GG-AMB-108. */
public record UndetectableEffect(Map<String, PowerSource> sources, Map<String, PowerType> types)
        implements ModifierKind {

    @Override
    public void check(PowerModifier own, PlainPower power, Findings findings) {
        for (ChosenWord kind : own.words()) {
            boolean noticed = sources.containsKey(kind.word())
                    ? power.whole().source().equals(Optional.of(sources.get(kind.word())))
                    : !types.containsKey(kind.word()) || power.form().metAs().contains(types.get(kind.word()));
            if (!noticed) {
                findings.add(
                        Code.UNDETECTABLE_KIND,
                        own,
                        kind.word().replace('-', ' ') + " would not notice " + power.title() + " anyway",
                        "leave out '" + kind.word() + "'");
            }
        }
    }

    @Override
    public void describe(PowerModifier own, SuperPower power, Wording wording) {
        List<String> kinds =
                own.words().stream().map(word -> word.word().replace('-', ' ')).toList();
        wording.does("goes unnoticed by " + Wording.and(kinds));
    }
}
