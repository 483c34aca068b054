package arbiter.lab.builds;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Kinds of builds: each axis is cut into so many parts of about as many of the builds that one begins with. */
final class Grid {

    private final Map<String, List<Integer>> borders = new LinkedHashMap<>();

    Grid(List<String> axes, List<Map<String, Integer>> seen, int parts) {
        for (String axis : axes) {
            List<Integer> values =
                    seen.stream().map(one -> one.get(axis)).distinct().sorted().toList();
            List<Integer> cuts = new ArrayList<>();
            for (int part = 1; part < parts; part++) {
                int cut = values.get(Math.min(values.size() - 1, values.size() * part / parts));
                if (cut > values.get(0) && !cuts.contains(cut)) {
                    cuts.add(cut);
                }
            }
            borders.put(axis, cuts);
        }
    }

    Map<String, List<Integer>> borders() {
        return borders;
    }

    /** The kind of a build. */
    List<Integer> cell(Map<String, Integer> axes) {
        List<Integer> cell = new ArrayList<>();
        borders.forEach((axis, cuts) -> cell.add(
                (int) cuts.stream().filter(cut -> axes.get(axis) >= cut).count()));
        return cell;
    }
}
