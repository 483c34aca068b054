package arbiter.lab.run;

import arbiter.kernel.Call;
import arbiter.kernel.Option;
import arbiter.kernel.Request;
import arbiter.kernel.State;
import arbiter.kernel.View;
import arbiter.kernel.Viewer;
import arbiter.lab.job.Restriction;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Finds what units do that they could leave: attacks with a weapon, abilities, reactions, what they spend. Where they go
 * and whom they choose is not among it, nor is letting a moment pass.
 */
public final class Uses<S extends State<S>> {

    private final Fights<S> fights;
    private final Set<String> units = new HashSet<>();
    private final Map<Restriction, String> texts = new HashMap<>();
    private final Map<Restriction, Long> counts = new HashMap<>();

    private Uses(Fights<S> fights) {
        this.fights = fights;
        fights.book().game().view(fights.start(), Viewer.GAMEMASTER).units().stream()
                .map(View.Unit::id)
                .forEach(units::add);
    }

    /** What was done in the first so many fights, what was done in most of them first. */
    public static <S extends State<S>> List<Use> in(Fights<S> fights, int number) {
        Uses<S> uses = new Uses<>(fights);
        for (int fight = 0; fight < number; fight++) {
            uses.watch(fight);
        }
        List<Use> found = new ArrayList<>();
        uses.counts.forEach(
                (restriction, count) -> found.add(new Use(restriction, uses.texts.get(restriction), count)));
        found.sort((one, other) -> one.fights() != other.fights()
                ? Long.compare(other.fights(), one.fights())
                : one.restriction().toString().compareTo(other.restriction().toString()));
        return found;
    }

    private void watch(long number) {
        Map<Restriction, String> done =
                new TreeMap<>((one, other) -> one.toString().compareTo(other.toString()));
        FightWatch watch = new FightWatch() {
            @Override
            public void answered(Request<?> request, List<String> answer) {
                for (String id : answer) {
                    use(request, id).ifPresent(restriction -> done.put(restriction, text(request, id)));
                }
            }

            @Override
            public void called(Call call) {
                String unit = call.decider().id();
                done.put(
                        new Restriction(
                                unit, Restriction.CALL, pattern(call.option().id())),
                        call.option().text());
            }
        };
        fights.play(number, fights.start(), watch, () -> false);
        done.forEach((restriction, text) -> {
            texts.putIfAbsent(restriction, text);
            counts.merge(restriction, 1L, Long::sum);
        });
    }

    /** What would forbid that answer, if it is something that could be left. */
    private Optional<Restriction> use(Request<?> request, String id) {
        boolean choice = request.options().size() > 1 && !request.decider().isGamemaster();
        if (!choice || request.kind() == Request.Kind.PLACE || request.kind() == Request.Kind.ORDER) {
            return Optional.empty();
        }
        boolean byDefault = request.fallback().id().equals(id);
        Optional<Option> option = request.options().stream()
                .filter(one -> one.id().equals(id))
                .<Option>map(one -> one)
                .findFirst();
        if (option.isEmpty() || option.get().declines() || byDefault && !request.command()) {
            return Optional.empty();
        }
        String unit = request.decider().id();
        if (request.kind() == Request.Kind.AMOUNT || request.kind() == Request.Kind.YES_NO || isNumber(id)) {
            return Optional.of(new Restriction(unit, request.label(), Restriction.ANY));
        }
        String pattern = pattern(id);
        return pattern.equals(Restriction.ANY) || id.contains(",")
                ? Optional.empty()
                : Optional.of(new Restriction(unit, request.label(), pattern));
    }

    private static boolean isNumber(String id) {
        return Character.isDigit(id.charAt(0)) && !id.contains(",");
    }

    /** An option without whom it is aimed at. */
    private String pattern(String id) {
        String pieces = List.of(id.split(":")).stream()
                .map(piece -> units.contains(piece.split("@")[0]) ? Restriction.ANY : piece)
                .collect(Collectors.joining(":"));
        return pieces.endsWith(":" + Restriction.ANY) ? pieces.substring(0, pieces.length() - 2) : pieces;
    }

    private static String text(Request<?> request, String id) {
        boolean spend = request.kind() == Request.Kind.AMOUNT || request.kind() == Request.Kind.YES_NO || isNumber(id);
        return spend
                ? request.prompt()
                : request.options().stream()
                        .filter(one -> one.id().equals(id))
                        .findFirst()
                        .map(Option::text)
                        .orElse(id);
    }
}
