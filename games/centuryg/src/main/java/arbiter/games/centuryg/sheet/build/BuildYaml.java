package arbiter.games.centuryg.sheet.build;

import arbiter.content.yaml.EnumWords;
import arbiter.games.centuryg.sheet.Area;
import arbiter.games.centuryg.sheet.Build;
import arbiter.games.centuryg.sheet.Combination;
import arbiter.games.centuryg.sheet.Fitted;
import arbiter.games.centuryg.sheet.Learned;
import arbiter.games.centuryg.sheet.Loadout;
import arbiter.games.centuryg.sheet.Mecha;
import arbiter.games.centuryg.sheet.Morph;
import arbiter.games.centuryg.sheet.Mounted;
import arbiter.games.centuryg.sheet.Pilot;
import arbiter.games.centuryg.sheet.Taken;
import arbiter.games.centuryg.sheet.Tier;
import arbiter.games.centuryg.sheet.Trained;
import arbiter.rulebook.build.YamlText;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Writes a pilot or a Mecha as a file that reads back the same. */
public final class BuildYaml {

    private final YamlText yaml = new YamlText();

    private BuildYaml() {}

    public static String write(Build build) {
        BuildYaml writer = new BuildYaml();
        writer.standing(build);
        build.pilot().ifPresent(writer::pilot);
        writer.powers(build.powers());
        build.mecha().ifPresent(writer::mecha);
        if (!build.text().isEmpty()) {
            writer.yaml.line("text: " + YamlText.quoted(build.text()));
        }
        return writer.yaml.toString();
    }

    private void standing(Build build) {
        yaml.line("kind: " + EnumWords.of(build.kind()));
        yaml.line("name: " + YamlText.quoted(build.name()));
        if (build.tier() != Tier.PC) {
            yaml.line("tier: " + EnumWords.of(build.tier()));
        }
        build.xp().ifPresent(xp -> yaml.line("xp: " + xp));
        build.level().ifPresent(level -> yaml.line("level: " + level));
    }

    private void pilot(Pilot pilot) {
        yaml.line("pilot:");
        yaml.line("  attributes: " + ranks(pilot.attributes()));
        yaml.heading("  skills:", pilot.skills());
        for (Trained trained : pilot.skills()) {
            yaml.item("    ", "skill: " + trained.skill().id(), texts("topics", trained.topics()));
        }
        yaml.heading("  traits:", pilot.traits());
        for (Taken taken : pilot.traits()) {
            yaml.item("    ", "trait: " + taken.trait().id(), texts("choices", taken.choices()));
        }
        yaml.heading("  themes:", pilot.themes().keySet());
        pilot.themes().forEach((kind, text) -> yaml.line("    " + EnumWords.of(kind) + ": " + YamlText.quoted(text)));
    }

    private void powers(List<Learned> powers) {
        yaml.heading("powers:", powers);
        for (Learned learned : powers) {
            yaml.item("  ", "power: " + learned.power().id(), choice(learned.choice()));
        }
    }

    private void mecha(Mecha mecha) {
        yaml.line("mecha:");
        yaml.line("  name: " + YamlText.quoted(mecha.name()));
        yaml.line("  attributes: " + ranks(mecha.attributes()));
        equipment("  ", mecha.upgrades(), mecha.weapons());
        Loadout usual = mecha.usual().orElse(Loadout.NONE);
        if (!usual.isEmpty()) {
            yaml.line("  usual:");
            equipment("    ", usual.upgrades(), usual.weapons());
        }
        yaml.heading("  forms:", mecha.forms());
        for (Morph form : mecha.forms()) {
            yaml.line("    - type: " + form.type().id());
            yaml.line("      name: " + YamlText.quoted(form.name()));
            yaml.line("      one: " + EnumWords.of(form.one()));
            yaml.line("      other: " + EnumWords.of(form.other()));
            equipment("      ", form.upgrades(), form.weapons());
        }
        mecha.combination().ifPresent(this::combination);
        if (mecha.pilotless()) {
            yaml.line("  pilotless: true");
        }
        if (mecha.openFeatures()) {
            yaml.line("  open-features: true");
        }
        if (mecha.owed() != 0) {
            yaml.line("  owed: " + mecha.owed());
        }
    }

    private void equipment(String indent, List<Fitted> upgrades, List<Mounted> weapons) {
        yaml.heading(indent + "upgrades:", upgrades);
        for (Fitted fitted : upgrades) {
            yaml.item(indent + "  ", "upgrade: " + fitted.upgrade().id(), area(fitted.area()), choice(fitted.choice()));
        }
        yaml.heading(indent + "weapons:", weapons);
        for (Mounted mounted : weapons) {
            yaml.item(indent + "  ", "weapon: " + mounted.weapon().id(), area(mounted.area()));
        }
    }

    private void combination(Combination joined) {
        yaml.line("  combination:");
        yaml.line("    type: " + joined.type().id());
        yaml.line("    partners: [" + String.join(", ", joined.partners()) + "]");
        joined.lead().ifPresent(lead -> yaml.line("    lead: " + lead));
        joined.area().ifPresent(area -> yaml.line("    area: " + EnumWords.of(area)));
    }

    private static String area(Area area) {
        return area == Area.NONE ? "" : "area: " + EnumWords.of(area);
    }

    private static String choice(String choice) {
        return choice.isEmpty() ? "" : "choice: " + choice;
    }

    private static String texts(String key, List<String> texts) {
        return texts.isEmpty()
                ? ""
                : key + ": [" + texts.stream().map(YamlText::quoted).collect(Collectors.joining(", ")) + "]";
    }

    private static <A extends Enum<A>> String ranks(Map<A, Integer> ranks) {
        return ranks.entrySet().stream()
                .map(entry -> EnumWords.of(entry.getKey()) + ": " + entry.getValue())
                .collect(Collectors.joining(", ", "{", "}"));
    }
}
