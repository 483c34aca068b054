package arbiter.games.centuryg.sheet.build;

import arbiter.games.centuryg.sheet.Attribute;
import arbiter.games.centuryg.sheet.Combination;
import arbiter.games.centuryg.sheet.Fitted;
import arbiter.games.centuryg.sheet.Loadout;
import arbiter.games.centuryg.sheet.Mecha;
import arbiter.games.centuryg.sheet.Morph;
import arbiter.games.centuryg.sheet.Mounted;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A Mecha with one thing changed. */
record Remodel(Mecha mecha) {

    static Remodel of(Mecha mecha) {
        return new Remodel(mecha);
    }

    Mecha attributes(Map<Attribute, Integer> ranks) {
        return with(ranks, mecha.upgrades(), mecha.weapons(), mecha.usual(), mecha.forms(), mecha.combination());
    }

    Mecha fitted(Fitted fitted) {
        return with(
                mecha.attributes(),
                and(mecha.upgrades(), fitted),
                mecha.weapons(),
                mecha.usual(),
                mecha.forms(),
                mecha.combination());
    }

    Mecha mounted(Mounted mounted) {
        return with(
                mecha.attributes(),
                mecha.upgrades(),
                and(mecha.weapons(), mounted),
                mecha.usual(),
                mecha.forms(),
                mecha.combination());
    }

    Mecha morphing(Morph form) {
        return with(
                mecha.attributes(),
                mecha.upgrades(),
                mecha.weapons(),
                mecha.usual(),
                and(mecha.forms(), form),
                mecha.combination());
    }

    Mecha combining(Combination joined) {
        return with(
                mecha.attributes(),
                mecha.upgrades(),
                mecha.weapons(),
                mecha.usual(),
                mecha.forms(),
                Optional.of(joined));
    }

    Mecha owing(int points) {
        return new Mecha(
                mecha.name(),
                mecha.attributes(),
                mecha.upgrades(),
                mecha.weapons(),
                mecha.usual(),
                mecha.forms(),
                mecha.combination(),
                mecha.pilotless(),
                mecha.openFeatures(),
                points);
    }

    /** Into the set of the Default Form (0) or of another one. */
    Mecha inSet(int form, Fitted fitted) {
        Loadout set = set(form);
        return set(form, new Loadout(and(set.upgrades(), fitted), set.weapons()));
    }

    Mecha inSet(int form, Mounted mounted) {
        Loadout set = set(form);
        return set(form, new Loadout(set.upgrades(), and(set.weapons(), mounted)));
    }

    private Loadout set(int form) {
        return form == 0
                ? mecha.usual().orElse(Loadout.NONE)
                : mecha.forms().get(form - 1).loadout();
    }

    private Mecha set(int form, Loadout set) {
        List<Morph> forms = new ArrayList<>(mecha.forms());
        if (form > 0) {
            Morph old = forms.get(form - 1);
            forms.set(
                    form - 1, new Morph(old.type(), old.name(), old.one(), old.other(), set.upgrades(), set.weapons()));
        }
        return with(
                mecha.attributes(),
                mecha.upgrades(),
                mecha.weapons(),
                form == 0 ? Optional.of(set) : mecha.usual(),
                List.copyOf(forms),
                mecha.combination());
    }

    private Mecha with(
            Map<Attribute, Integer> ranks,
            List<Fitted> upgrades,
            List<Mounted> weapons,
            Optional<Loadout> usual,
            List<Morph> forms,
            Optional<Combination> joined) {
        return new Mecha(
                mecha.name(),
                ranks,
                upgrades,
                weapons,
                usual,
                forms,
                joined,
                mecha.pilotless(),
                mecha.openFeatures(),
                mecha.owed());
    }

    private static <T> List<T> and(List<T> list, T more) {
        List<T> longer = new ArrayList<>(list);
        longer.add(more);
        return List.copyOf(longer);
    }
}
