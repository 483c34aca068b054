package arbiter.lab.sweep;

import arbiter.content.ContentProblems;
import arbiter.content.yaml.Node;
import arbiter.content.yaml.Source;
import arbiter.content.yaml.Yaml;
import arbiter.kernel.Refused;
import arbiter.lab.job.AgentChoice;
import arbiter.lab.job.EncounterFiles;
import arbiter.lab.job.Job;
import arbiter.lab.job.RunLength;
import arbiter.lab.job.Start;
import arbiter.rulebook.FileResolver;
import arbiter.rulebook.Rulebook;
import arbiter.rulebook.Situation;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * All variants of an encounter, as data: every combination of the choices, each played with the same dice.
 *
 * @param base the encounter as it is, with the files that any variant names, and how many fights are played of each
 * @param allowIllegal whether builds are played that the rules for building do not allow
 */
public record SweepPlan(Job base, List<Variation> variations, boolean allowIllegal) {

    public static final long MOST_VARIANTS = 100_000;

    public SweepPlan {
        variations = List.copyOf(variations);
        long variants = 1;
        for (Variation variation : variations) {
            variants =
                    Math.min(MOST_VARIANTS + 1, variants * variation.choices().size());
        }
        if (variants > MOST_VARIANTS) {
            throw new Refused("a sweep has at most " + MOST_VARIANTS + " variants");
        }
        if (variants * base.length().fights() > RunLength.MOST_FIGHTS) {
            throw new Refused("a sweep has at most " + RunLength.MOST_FIGHTS + " fights; " + variants + " variants of "
                    + base.length().fights() + " are more");
        }
    }

    /** A plan with all files its variants name, looked for there; each value is tried once to find them. */
    public static SweepPlan of(
            Job base, List<Variation> variations, boolean allowIllegal, FileResolver files, Rulebook<?> book) {
        Start.Written start = (Start.Written) base.start();
        Map<String, String> found = new TreeMap<>(start.files());
        SweepPlan plan = new SweepPlan(base, variations, allowIllegal);
        for (Variation variation : variations) {
            for (Variation.Choice choice : variation.choices()) {
                plan.tryAlone(variation, choice, book, path -> {
                    Source source = files.find(path);
                    String text = source.read();
                    found.put(path, text);
                    return Source.text(path, text);
                });
            }
        }
        return new SweepPlan(base.with(new Start.Written(start.name(), start.text(), found)), variations, allowIllegal);
    }

    private void tryAlone(Variation variation, Variation.Choice choice, Rulebook<?> book, FileResolver files) {
        if (variation.target() instanceof Target.Player) {
            AgentChoice.read(choice.label());
            return;
        }
        String text = Yaml.write(apply(original(), variation.target(), choice).root());
        try {
            EncounterFiles.collect(variation.name(), Source.text(variation.name(), text), files, book);
        } catch (ContentProblems | Refused alone) {
            return; // it may fit together with other values; otherwise the table says why not
        }
    }

    /** How many variants there are. */
    public int variants() {
        return variations.stream().mapToInt(one -> one.choices().size()).reduce(1, (one, other) -> one * other);
    }

    /** How many fights are played of each. */
    public long runs() {
        return base.length().fights();
    }

    /** What a variant has of each variation; the last one changes fastest. */
    public List<Variation.Choice> choices(int variant) {
        List<Variation.Choice> choices = new ArrayList<>();
        int rest = variant;
        for (int i = variations.size() - 1; i >= 0; i--) {
            List<Variation.Choice> some = variations.get(i).choices();
            choices.add(0, some.get(rest % some.size()));
            rest /= some.size();
        }
        return choices;
    }

    /** The fights of a variant; refused where it cannot be played. */
    public Job job(int variant, Rulebook<?> book) {
        Start.Written start = (Start.Written) base.start();
        VariedSituation situation = original();
        Map<String, AgentChoice> agents = new LinkedHashMap<>(base.agents());
        List<Variation.Choice> choices = choices(variant);
        for (int i = 0; i < choices.size(); i++) {
            if (variations.get(i).target() instanceof Target.Player player) {
                agents.put(player.side(), AgentChoice.read(choices.get(i).label()));
            } else {
                situation = apply(situation, variations.get(i).target(), choices.get(i));
            }
        }
        Start.Written varied = new Start.Written(start.name(), Yaml.write(situation.root()), start.files());
        check(varied, book);
        return base.with(varied).withAgents(agents);
    }

    private void check(Start.Written start, Rulebook<?> book) {
        if (!allowIllegal) {
            EncounterFiles.situation(start).illegalities(book).stream()
                    .findFirst()
                    .ifPresent(violation -> {
                        throw new Refused("not legal: " + violation);
                    });
        }
    }

    private VariedSituation original() {
        Start.Written start = (Start.Written) base.start();
        Situation situation = EncounterFiles.situation(start);
        return new VariedSituation(situation.node(), situation.unitIds());
    }

    private static VariedSituation apply(VariedSituation before, Target target, Variation.Choice choice) {
        Node value = choice.node();
        if (target instanceof Target.Setting setting) {
            return before.with(setting.path(), value);
        }
        if (target instanceof Target.Bar bar) {
            return before.withBar(bar.unit(), bar.bar(), value);
        }
        return target instanceof Target.First first ? before.withFirst(first.units(), value) : before;
    }
}
