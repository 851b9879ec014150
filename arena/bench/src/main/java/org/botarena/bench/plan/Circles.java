package org.botarena.bench.plan;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The strongly connected components of a graph, by Tarjan's algorithm (1972). One thread. */
final class Circles {
    private final Map<String, Set<String>> arrows;
    private final Map<String, Integer> numbers = new HashMap<>();
    private final Map<String, Integer> lowest = new HashMap<>();
    private final Deque<String> open = new ArrayDeque<>();
    private final Set<String> isOpen = new HashSet<>();
    private final List<List<String>> circles = new ArrayList<>();

    private Circles(Map<String, Set<String>> arrows) {
        this.arrows = arrows;
    }

    /** All components, including single nodes; each after those that its arrows lead to. */
    static List<List<String>> of(Map<String, Set<String>> arrows) {
        Circles search = new Circles(arrows);
        for (String node : arrows.keySet()) {
            if (!search.numbers.containsKey(node)) {
                search.visit(node);
            }
        }
        return search.circles;
    }

    private void visit(String node) {
        numbers.put(node, numbers.size());
        lowest.put(node, numbers.get(node));
        open.push(node);
        isOpen.add(node);
        for (String next : arrows.getOrDefault(node, Set.of())) {
            if (!numbers.containsKey(next)) {
                visit(next);
                lowest.merge(node, lowest.get(next), Math::min);
            } else if (isOpen.contains(next)) {
                lowest.merge(node, numbers.get(next), Math::min);
            }
        }
        if (lowest.get(node).equals(numbers.get(node))) {
            circles.add(closed(node));
        }
    }

    private List<String> closed(String root) {
        List<String> circle = new ArrayList<>();
        String node;
        do {
            node = open.pop();
            isOpen.remove(node);
            circle.add(node);
        } while (!node.equals(root));
        circle.sort(null);
        return circle;
    }
}
