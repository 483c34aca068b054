package arbiter.games.gladiators.ability;

import arbiter.games.gladiators.modifier.duration.Persistent;
import arbiter.games.gladiators.power.BoardAbility;
import arbiter.games.gladiators.power.OwnWeather;
import arbiter.games.gladiators.power.PowerUse;
import arbiter.games.gladiators.power.RunningPower;
import arbiter.games.gladiators.sheet.PlainPower;
import arbiter.games.gladiators.sheet.PowerForm;
import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.games.gladiators.sheet.build.Code;
import arbiter.games.gladiators.sheet.build.Findings;
import arbiter.games.gladiators.sheet.build.Wording;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;
import java.util.List;
import java.util.Map;

/**
 * Makes weather, light or air. Immunity is paid for where the user chose it or has what negates the environment.
 * Ledger: GG-AB-05, GG-AMB-16.
 */
public record ChangeEnvironment(int immunity, Map<String, List<String>> negatedBy) implements BoardAbility {
    @Override
    public void use(Play<GladiatorsState> play, PowerUse use) {
        OwnWeather.resolve(play, use);
    }

    @Override
    public void again(Play<GladiatorsState> play, RunningPower running) {
        OwnWeather.again(play, running);
    }

    @Override
    public void moved(Play<GladiatorsState> play, RunningPower running, Gladiator unit) {
        OwnWeather.moved(play, running, unit);
    }

    @Override
    public boolean isAreaByItself() {
        return true;
    }

    @Override
    public Modifiers surcharge(PowerForm form, SuperPower power, List<SuperPower> all) {
        boolean owned = form.among("calm").stream()
                .flatMap(environment -> negatedBy.getOrDefault(environment, List.of()).stream())
                .anyMatch(word -> all.stream().anyMatch(other -> other != power && negates(other, word)));
        return Modifiers.of("immune to it", owned && !form.has("immune") ? immunity : 0);
    }

    private static boolean negates(SuperPower other, String word) {
        return other.forms().stream()
                .anyMatch(form -> (form.ability().kind() instanceof LifeSupport
                                || form.ability().kind() instanceof Detection)
                        && form.has(word));
    }

    @Override
    public void check(PlainPower power, Findings findings) {
        power.find(Persistent.class)
                .filter(modifier -> !modifier.has("personal") && !modifier.has("barrier"))
                .ifPresent(modifier -> findings.add(
                        Code.PERSISTENT_WAY,
                        modifier,
                        "an environment stays with its maker or where it was made",
                        "write 'persistent personal' or 'persistent barrier'"));
    }

    @Override
    public void describe(PowerForm form, SuperPower power, Wording wording) {
        wording.isA("change of the environment to " + TypeWords.titles(form.among("calm")));
        wording.does("covers a Blast of up to " + Math.max(10, 10 * power.level()) + " hexes around its centre");
    }
}
