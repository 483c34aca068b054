package arbiter.games.centuryg.match;

import arbiter.games.centuryg.person.Note;
import arbiter.games.centuryg.person.Noted;
import arbiter.games.centuryg.person.Period;
import arbiter.games.centuryg.sheet.Trait;
import arbiter.games.centuryg.test.EdgeCount;
import arbiter.games.centuryg.trait.PersonTrait;
import arbiter.games.centuryg.trait.TraitInUse;
import arbiter.games.centuryg.trait.TraitUses;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;

/** Deathblows ride on an Offensive Test and are named before it. Ledger: BCG-DB-1, BCG-DB-2, BCG-AMB-32, BCG-AMB-134. */
final class Deathblows {

    private Deathblows() {}

    /** Which ones this Test carries; never against Mecha, unless by a Giant Slayer. Ledger: BCG-CVM-3. */
    static List<Trait> name(Play<CenturyState> play, Fighter unit, Fighter target) {
        return name(play, unit, target, unit.body().deathblows());
    }

    /** The same where whom to attack is a matter of choice anyway, and nobody sweeps. Ledger: nightmare. */
    static List<Trait> butSweeping(Play<CenturyState> play, Fighter unit, Fighter target) {
        List<Trait> which = new ArrayList<>(unit.body().deathblows());
        which.removeIf(blow -> any(List.of(blow), PersonTrait::sweeps));
        return name(play, unit, target, which);
    }

    private static List<Trait> name(Play<CenturyState> play, Fighter unit, Fighter target, List<Trait> which) {
        List<Trait> left = new ArrayList<>(which);
        if (left.isEmpty() || !target.isOnFoot() && !unit.body().any(PersonTrait::isMatchForMecha)) {
            return List.of();
        }
        List<DeathblowOption> options = options(unit, target, left);
        while (!options.isEmpty()) {
            options.add(0, DeathblowOption.none(target));
            DeathblowOption chosen = play.choose(
                    Request.one(unit.decider(), "attack.deathblow", options).asking(() -> "Name a Deathblow?"));
            if (chosen.declines()) {
                break;
            }
            left.remove(chosen.blow().orElseThrow());
            options = options(unit, target, left);
        }
        return which.stream().filter(blow -> !left.contains(blow)).toList();
    }

    private static List<DeathblowOption> options(Fighter unit, Fighter target, List<Trait> which) {
        List<DeathblowOption> options = new ArrayList<>(which.size() + 1);
        for (Trait blow : which) {
            options.add(new DeathblowOption(Optional.of(blow), repeats(unit, blow), target));
        }
        return options;
    }

    /** A Disadvantage for each earlier use this Episode. */
    static EdgeCount repeated(Fighter unit, List<Trait> named) {
        EdgeCount sway = EdgeCount.NONE;
        for (Trait blow : named) {
            sway = sway.worse(TraitUses.name(blow) + " again", repeats(unit, blow));
        }
        return sway;
    }

    private static int repeats(Fighter unit, Trait blow) {
        for (TraitInUse own : unit.body().traits()) {
            if (own.effect().masters(blow, own)) {
                return 0;
            }
        }
        return unit.body().notes().count(Note.Kind.DEATHBLOW, blow.id());
    }

    static void use(Play<CenturyState> play, Fighter unit, List<Trait> named) {
        for (Trait blow : named) {
            Note note = new Note(Note.Kind.DEATHBLOW, blow.id(), 1, Period.EPISODE);
            play.emit(new Noted(unit.id(), note, "puts everything into a " + TraitUses.name(blow)));
        }
    }

    /** Whether that is so of any Deathblow named. */
    static boolean any(List<Trait> named, Predicate<PersonTrait> question) {
        for (Trait blow : named) {
            for (PersonTrait effect : blow.effects()) {
                if (question.test(effect)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** What the Deathblows named come to together. */
    static int sum(List<Trait> named, ToIntFunction<PersonTrait> number) {
        int sum = 0;
        for (Trait blow : named) {
            for (PersonTrait effect : blow.effects()) {
                sum += number.applyAsInt(effect);
            }
        }
        return sum;
    }
}
